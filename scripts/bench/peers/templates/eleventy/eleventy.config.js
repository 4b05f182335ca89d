export default (config) => {
  config.addPassthroughCopy({ 'public/style.css': 'style.css' });
  return {
    dir: { input: 'src', includes: '../_includes', data: '../_data', output: 'out' },
    markdownTemplateEngine: false,
  };
};

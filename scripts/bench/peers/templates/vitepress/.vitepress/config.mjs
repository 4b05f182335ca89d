import navigation from './navigation.json' with { type: 'json' };

export default {
  title: 'Sample Company',
  titleTemplate: false,
  cleanUrls: true,
  appearance: false,
  themeConfig: navigation,
};

export default ({ data }) => data.title;

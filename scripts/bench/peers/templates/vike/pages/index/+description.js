export default ({ data }) => data.summary;

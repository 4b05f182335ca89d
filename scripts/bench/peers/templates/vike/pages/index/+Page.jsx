export { default } from '../../Page.jsx';

export default '/@area/@name';

/** The file name of the list of redirects, beside the manifest. */
export const redirectList = 'redirects.csv';

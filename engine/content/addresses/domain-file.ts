/** The file in which hosts such as GitHub Pages look for the domain of a site. */
export const domainFile = 'CNAME';

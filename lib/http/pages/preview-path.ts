/** Where a draft is shown as one of its recipients sees it: document and recipient. */
export const PREVIEW_PATH = /^\/documents\/([^/]+)\/desk\/preview\/([^/]+)\/?$/;

/** Where a draft is shown as one of its recipients sees it: document and recipient. */
export const PREVIEW_PATH = /^\/documents\/([^/]+)\/desk\/preview\/([^/]+)\/?$/;

/** Where a signing page is shown in a brand that is being designed. */
export const BRAND_PREVIEW_PATH = /^\/settings\/brands\/preview\/?$/;

/** Beyond these a template is refused. */
export const TEMPLATE_LIMITS = {
	/** Of an account, the trash included. */
	templates: 10_000,
	fields: 500,
	files: 100,
	/** Of a template; older ones are thinned out. */
	versions: 200,
	/** Of a document made from several templates. */
	mergedPages: 2_000,
} as const;

/** Days in the trash. */
export const TRASH_DAYS = 30;

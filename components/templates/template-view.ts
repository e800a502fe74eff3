/** The cookie that keeps how the reader lists templates. */
export const TEMPLATE_VIEW_COOKIE = "signet-templates";

export const TEMPLATE_VIEWS = ["grid", "list"] as const;
export type TemplateView = (typeof TEMPLATE_VIEWS)[number];

/** The choice that a cookie holds; anything else is the grid. */
export function readTemplateView(cookie: string | undefined): TemplateView {
	return TEMPLATE_VIEWS.find((view) => view === cookie) ?? "grid";
}

/** Keeps the choice for this browser. */
export function keepTemplateView(view: TemplateView): void {
	const secure = location.protocol === "https:" ? ";secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and not everywhere
	document.cookie = `${TEMPLATE_VIEW_COOKIE}=${view};path=/;max-age=31536000;samesite=lax${secure}`;
}

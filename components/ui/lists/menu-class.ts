/** The look of every menu in the workplace. What does not fit into the window scrolls. */
export const MENU_CLASS =
	"min-w-52 max-w-[calc(100vw-2rem)] rounded-card overflow-y-auto border border-line bg-raised p-1.5 text-ink shadow-float entering:animate-fade";

export const MENU_ITEM_CLASS =
	"flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-3 outline-none data-[focused]:bg-sunken data-[disabled]:opacity-50";

export const MENU_DANGER_CLASS = `${MENU_ITEM_CLASS} text-bad`;

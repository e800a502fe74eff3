export const TEMPLATES_PATH = "/templates";

export const TEMPLATE_LISTS = ["all", "own", "shared", "recent", "trash"] as const;

/** Which templates are listed, as the address says it. */
export type TemplatePlace = {
	list: (typeof TEMPLATE_LISTS)[number];
	/** Empty: all. */
	search: string;
	ownerId: string;
	label: string;
};

/** Reads the place from an address; what it doesn’t know is left out. The trash can only be searched. */
export function readTemplatePlace(param: (name: string) => string | null): TemplatePlace {
	const text = (name: string) => (param(name) ?? "").trim().slice(0, 200).toWellFormed();
	const list = TEMPLATE_LISTS.find((one) => one === param("list")) ?? "all";
	const search = text("q");
	return list === "trash"
		? { list, search, ownerId: "", label: "" }
		: { list, search, ownerId: text("owner"), label: text("label") };
}

/** What the address says of a place. */
export function templateParams({ list, search, ownerId, label }: TemplatePlace): Record<string, string> {
	const given = { list: list === "all" ? "" : list, q: search, owner: ownerId, label };
	return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
}

/** The address of a place, and of a page (from 1) there. */
export function templatesAddress(place: TemplatePlace, page = 1): string {
	const params = new URLSearchParams({ ...templateParams(place), ...(page > 1 ? { page: String(page) } : {}) });
	return params.size > 0 ? `${TEMPLATES_PATH}?${params}` : TEMPLATES_PATH;
}

/** Whether a place shows less than its list has. */
export function isNarrowed({ search, ownerId, label }: TemplatePlace): boolean {
	return search !== "" || ownerId !== "" || label !== "";
}

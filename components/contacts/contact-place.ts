import { cutText } from "#lib/fields/values/cut-text.ts";

const VIEWS = ["mine", "all", "groups"] as const;

/** Which contacts or groups are shown; it stands in the address. */
export type ContactPlace = {
	view: (typeof VIEWS)[number];
	search: string;
	/** 1 for the first. */
	page: number;
};

export const CONTACTS_PATH = "/contacts";
export const DUPLICATES_PATH = "/contacts/duplicates";
/** As many pages as a list of the API has entries. */
const LAST_PAGE = 1000;

/** Reads the address; what makes no sense in it is as if it were not there. */
export function readContactPlace(one: (name: string) => string | null | undefined): ContactPlace {
	const page = Number(one("page") ?? 1);
	return {
		view: VIEWS.find((view) => view === one("show")) ?? "mine",
		search: cutText((one("q") ?? "").trim(), 200),
		page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
	};
}

/** The address of a place; what is at its default is left out. */
export function contactAddress({ view, search, page }: ContactPlace, path = CONTACTS_PATH): string {
	const query = new URLSearchParams();
	if (view !== "mine") query.set("show", view);
	if (search) query.set("q", search);
	if (page > 1) query.set("page", String(page));
	const text = query.toString();
	return text ? `${path}?${text}` : path;
}

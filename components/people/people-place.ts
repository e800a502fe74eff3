import { cutText } from "#lib/fields/values/cut-text.ts";

const VIEWS = ["everybody", "admins", "deactivated"] as const;

/** What of the people is shown; it stands in the address. */
export type PeoplePlace = {
	view: (typeof VIEWS)[number];
	teamId: string | null;
	search: string;
	/** 1 for the first. */
	page: number;
};

const PATH = "/settings/people";
/** Beyond it nobody leafs. */
const LAST_PAGE = 1000;

/** Reads the address; what makes no sense in it is as if it were not there. */
export function readPlace(query: Record<string, string | string[] | undefined>): PeoplePlace {
	const one = (name: string) => [query[name]].flat()[0] ?? "";
	const page = Number(one("page"));
	return {
		view: VIEWS.find((view) => view === one("show")) ?? "everybody",
		teamId: one("team") || null,
		search: cutText(one("q").trim(), 200),
		page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
	};
}

/** The address of a place; what is at its default is left out. */
export function placeAddress({ view, teamId, search, page }: PeoplePlace): string {
	const query = new URLSearchParams();
	if (view !== "everybody") query.set("show", view);
	if (teamId) query.set("team", teamId);
	if (search) query.set("q", search);
	if (page > 1) query.set("page", String(page));
	const text = query.toString();
	return text ? `${PATH}?${text}` : PATH;
}

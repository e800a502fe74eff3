import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { isDay } from "#lib/i18n/start-of-day.ts";
import { LIST_FILTERS, type ListFilter } from "./list-filters.ts";

/** So many days back a list may reach, by the last activity. */
export const LIST_DAYS = ["7", "30", "90", "365"] as const;
/** The last active first, the longest untouched first, what expires next, or by title. */
export const LIST_SORTS = ["recent", "oldest", "expiry", "title"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What a list is narrowed to; ids, a label, a number of days, days as yyyy-MM-dd. Empty: not at all. */
export type ListNarrowing = {
	sender: string;
	team: string;
	/** Address of a recipient, in lower case. */
	recipient: string;
	brand: string;
	template: string;
	label: string;
	days: string;
	/** Last active on this day or after it, and on this one or before it. */
	from: string;
	to: string;
};

/** What a list shows and in which order: all of it stands in the address. */
export type ListView = ListNarrowing & { filter: ListFilter; search: string; sort: ListSort };

export const NARROWINGS = [
	"sender",
	"team",
	"recipient",
	"brand",
	"template",
	"label",
	"days",
	"from",
	"to",
] as const satisfies (keyof ListNarrowing)[];

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MOST_LETTERS = 255;

/** What an address asks for; what it says that means nothing is passed over. @param one what stands there under a name */
export function readListView(one: (name: string) => string | null | undefined): ListView {
	const text = (name: string) => cutText((one(name) ?? "").trim(), MOST_LETTERS);
	const day = (name: string) => (isDay(text(name)) ? text(name) : "");
	const address = (name: string) => (isEmailAddress(text(name)) ? text(name).toLowerCase() : "");
	const id = (name: string) => (ID.test(text(name)) ? text(name) : "");
	return {
		filter: LIST_FILTERS.find((filter) => filter === text("filter")) ?? "all",
		search: text("q"),
		sender: id("sender"),
		team: id("team"),
		recipient: address("recipient"),
		brand: id("brand"),
		template: id("template"),
		label: text("label"),
		days: LIST_DAYS.find((days) => days === text("days")) ?? "",
		from: day("from"),
		to: day("to"),
		sort: LIST_SORTS.find((sort) => sort === text("sort")) ?? "recent",
	};
}

/** Parts of an address that mean nothing to a list, as they stand there ("filter=foo"). */
export function unknownParts(one: (name: string) => string | null | undefined): string[] {
	const view = readListView(one);
	const names = ["filter", "sort", ...NARROWINGS.filter((name) => name !== "label")] as const;
	return names.flatMap((name) => {
		const given = cutText((one(name) ?? "").trim(), MOST_LETTERS);
		const isKnown = name === "recipient" ? view.recipient !== "" : given === view[name];
		return given === "" || isKnown ? [] : [`${name}=${given}`];
	});
}

/** The same as a query; what is at its default is left out, so that equal views have one address. */
export function writeListView(view: ListView): string {
	const query = new URLSearchParams();
	const { filter, search, sort } = view;
	if (filter !== "all") query.set("filter", filter);
	if (search.trim()) query.set("q", search.trim());
	for (const name of NARROWINGS) if (view[name]) query.set(name, view[name]);
	if (sort !== "recent") query.set("sort", sort);
	return query.toString();
}

/** Whether a list shows less than there is for any other reason than its tab and what is searched for. */
export function isNarrowed(view: ListNarrowing): boolean {
	return NARROWINGS.some((name) => view[name] !== "");
}

import type { FoundPlace } from "#lib/draft/found-place.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { namedRecipients } from "../recipients/recipient-names.ts";
import type { ProposedOwners } from "../verbs/take-proposals.ts";
import type { Work } from "../work/work-context.tsx";
import type { Proposal } from "./proposal.ts";

/** What a proposal would be: by the words that stand beside it, where its type alone says little. */
export function proposalName(
	{ type, label }: Pick<FoundPlace, "type" | "label">,
	{ types }: Pick<Work, "types">,
): string {
	const isPlain = type === "TextBox" || type === "Dropdown" || FIELD_REGISTRY[type].kind === "choice";
	return (isPlain && label) || types[type];
}

/** Over all files, from 1. */
export function pageNumber({ paper }: Work, { fileId, place }: Proposal): number {
	const pages = paper.current?.stack().pages ?? [];
	return pages.find((page) => page.fileId === fileId && page.page === place.page)?.number ?? place.page;
}

/** Whose the fields will be, by the names that are shown. */
export function ownersInWords(work: Work, { owners, added }: ProposedOwners): string {
	const { words, locale, facts, store } = work;
	const recipients = { ...store.getSnapshot().draft.recipients };
	for (const change of added) {
		if (change.kind === "add" && change.in === "recipients") recipients[change.id] = change.value;
	}
	const all = namedRecipients(recipients, { ...facts, words, locale });
	const names = all.filter(({ id }) => owners.includes(id)).map(({ name }) => name);
	const [name = ""] = names;
	if (names.length < 2) return format(words.proposals.owner, { name });
	return format(words.proposals.owners, { names: formatList(locale, names) });
}

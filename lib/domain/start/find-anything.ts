import { readListView } from "#lib/contract/documents/listing/list-view.ts";
import { countSenderDocuments } from "#lib/db/stores/document-counts.ts";
import { listSearchTexts, listSenderDocuments } from "#lib/db/stores/documents/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { senderFilter } from "#lib/domain/documents/listing/sender-filter.ts";
import { findTemplates } from "#lib/domain/templates/find-templates.ts";
import { listPeople } from "#lib/domain/users/list-people.ts";
import { nearQuery } from "#lib/i18n/near-words.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { isAllowed } from "#lib/policy/grants.ts";

/** So many of each kind are shown. */
const SHOWN = 4;
/** Further nobody counts. */
const MOST = 99;
/** So many documents, and people, are looked through for a word that was probably meant. */
const LOOKED_THROUGH = 300;

type FoundAnything = {
	documents: {
		id: string;
		title: string;
		status: string;
		sealState: string;
		/** Somebody can be reminded of it. */
		isWaiting: boolean;
		activityAt: Date;
	}[];
	/** All that fit, counted up to a limit. */
	count: number;
	people: { id: string; name: string; email: string }[];
	templates: { id: string; title: string }[];
	/** Nothing was found, but something is by this. */
	near: string | null;
};

/** What is found by a few letters: documents, and people of the account for who may see them. Without any, what was active last. */
export const findAnything = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { search: string }): Promise<FoundAnything> => {
		const search = input.search.trim();
		const scope = listScope(context);
		const filter = senderFilter(context, { ...readListView(() => null), search });
		const [rows, counts, people, templates] = await Promise.all([
			listSenderDocuments(scope, filter, null, SHOWN),
			search ? countSenderDocuments(scope, [filter], MOST) : [0],
			search && isAllowed(context.principal, "users.read") ? peopleCalled(context, search) : [],
			search ? findTemplates(context, { search }) : [],
		]);
		const hasNone = rows.length + people.length + templates.length === 0;
		return {
			documents: rows.map(({ id, title, status, sealState, activityAt, signingSlots }) => ({
				id,
				title,
				status,
				sealState,
				isWaiting:
					status === "InProgress" &&
					sealState === "None" &&
					signingSlots.some((one) => one.status === "NotCompleted" && one.activatedAt !== null),
				activityAt,
			})),
			count: counts[0] ?? 0,
			people,
			templates,
			near: search && hasNone ? await nearOf(context, search) : null,
		};
	},
);

/** What was probably meant, by the words of the documents that were active last and of the people one may see. */
async function nearOf(context: GrantedContext, search: string): Promise<string | null> {
	const texts = await listSearchTexts(listScope(context), LOOKED_THROUGH);
	const people = isAllowed(context.principal, "users.read") ? await peopleCalled(context, "", LOOKED_THROUGH) : [];
	return nearQuery(search.toLowerCase(), [
		...texts,
		...people.flatMap(({ name, email }) => [name.toLowerCase(), email]),
	]);
}

async function peopleCalled(context: GrantedContext, search: string, most = SHOWN): Promise<FoundAnything["people"]> {
	const { members } = await listPeople(context, { view: "everybody", teamId: null, search, page: 1 });
	return members.rows.slice(0, most).map(({ id, name, email }) => ({ id, name, email }));
}

import { findPlaceProblems, MAX_PEOPLE } from "#lib/contract/documents/sending/find-place-problems.ts";
import { findFormulaProblems } from "#lib/fields/formulas/find-formula-problems.ts";
import { judgeFormula } from "#lib/fields/formulas/judge-formula.ts";
import { validateFields } from "#lib/fields/rules/validate-fields.ts";
import { isCopy } from "./copies.ts";
import type { DraftProblem, ProblemKind, ProblemPlace } from "./draft-problem.ts";
import type { DraftField, DraftState } from "./draft-state.ts";
import type { DeskFacts } from "./editor-facts.ts";
import { enteredPeople, isOneOfSeveral } from "./entered-people.ts";
import { firstPages } from "./fill-order.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { hasPage } from "./has-page.ts";
import { locateRefusal } from "./locate-refusal.ts";
import { byOrder } from "./order-keys.ts";
import { needsSendersValue } from "./template-limits.ts";
import { toSendRequest } from "./to-send-request.ts";
import type { SendOrigin } from "./to-send-wire.ts";
import { withEveryoneNamed } from "./with-everyone-named.ts";

/** What is known besides the draft; a rule that needs more is the server's. */
export type ProblemFacts = Pick<
	DeskFacts,
	"brands" | "identities" | "groups" | "hasSms" | "credits" | "goneCustomFields"
>;

/**
 * All that stands against sending a draft, and what its sender may not have meant: first the document, then files,
 * recipients and fields in their order. Whatever the interface refuses is refused by the interface's own schema here.
 *
 * Loads what reads requests (a schema library, phone numbers, regular expressions): a page asks for it when it rests.
 *
 * @param facts null: nothing is known of the account, and nothing is said of it
 * @param sendAt unix seconds; null: at once
 */
export function findDraftProblems(
	state: DraftState,
	facts: ProblemFacts | null,
	sendAt: number | null = null,
): DraftProblem[] {
	const judged = toSendRequest(state, sendAt);
	const refused = located(state, judged.origin, "errors" in judged ? judged.errors : {});
	const found = [
		...ofFiles(state),
		...ofFields(state),
		...refused,
		...betweenFields(state, judged.origin, refused),
		...betweenPlaces(state, judged.origin, facts),
		...(facts ? ofAccount(state, facts) : []),
		...(facts ? ofGoneModels(state, facts) : []),
		...withoutSignature(state),
		...withContents(state),
		...withSeveralSignatures(state),
		...tooSmall(state),
		...findOverlaps(state),
	];
	return inOrder(explainFormulas(distinct(found), state), state);
}

/**
 * The same of a template: what no document made from it could be sent with. People, and credits, are each document’s.
 */
export function findTemplateProblems(state: DraftState, facts: ProblemFacts | null): DraftProblem[] {
	return findDraftProblems(withEveryoneNamed(state), facts && { ...facts, credits: null });
}

function located(state: DraftState, origin: SendOrigin, errors: Record<string, string[]>): DraftProblem[] {
	return Object.entries(errors).map(([part, [sentence = ""]]) => locateRefusal(state, origin, part, sentence));
}

function blocks(kind: ProblemKind, at: ProblemPlace, values: DraftProblem["values"] = {}): DraftProblem {
	return { severity: "blocks", kind, values, at, sentence: null };
}

function ofFiles({ files }: DraftState): DraftProblem[] {
	const ids = byOrder(files);
	if (ids.length === 0) return [blocks("noFiles", { in: "document", property: null })];
	if (ids.length === 1) return [];
	return ids.flatMap((id) => (files[id]?.isSigned ? [blocks("signedFile", { in: "files", id })] : []));
}

/** What only a draft can have: a request has no place for it. */
function ofFields(state: DraftState): DraftProblem[] {
	return Object.entries(state.fields).flatMap(([id, field]) => {
		const at = { in: "fields", id } as const;
		if (!Object.hasOwn(state.recipients, field.recipientId)) return [blocks("fieldWithoutRecipient", at)];
		if (!hasPage(state, field)) return [blocks("fieldWithoutPage", at)];
		if (needsSendersValue(field)) return [blocks("noValue", at)];
		const isInTheWay = field.type === "Attachment" && state.files[field.fileId]?.mayAttachFiles === false;
		return isInTheWay ? [blocks("noAttachmentsInFile", at)] : [];
	});
}

/** Rules between fields and pages, of those fields that are sound by themselves. */
function betweenFields(state: DraftState, origin: SendOrigin, refused: readonly DraftProblem[]): DraftProblem[] {
	const unsound = new Set(refused.flatMap(({ at }) => (at.in === "fields" ? [at.id] : [])));
	const first = firstPages(state.files);
	const signers = origin.fields.map((keys, signer) => {
		const sound = keys.flatMap((key, index) => {
			const field = state.fields[key];
			if (!field || unsound.has(key)) return [];
			const page = (first.get(field.fileId) ?? 1) + field.page - 1;
			return [{ path: `Signers[${signer}].FormFields[${index}]`, field: { ...field, page } }];
		});
		const wave = state.recipients[origin.recipients[signer] ?? ""]?.wave ?? signer + 1;
		const turn = state.document.enableSigningOrder ? wave : 0;
		return { paths: sound.map(({ path }) => path), fields: sound.map(({ field }) => field), turn };
	});
	const pages = byOrder(state.files).flatMap((id) => state.files[id]?.pages ?? []);
	return located(state, origin, validateFields(signers, pages));
}

/** Several people at one place, and who else signs; a group that is not known has nobody. */
function betweenPlaces(state: DraftState, { recipients }: SendOrigin, facts: ProblemFacts | null): DraftProblem[] {
	const places = recipients.flatMap((id) => state.recipients[id] ?? []);
	const signers = places.map(({ type, email, hostEmail, wave }) => ({
		signerType: type,
		emailAddress: email.trim() || hostEmail.trim(),
		signerOrder: wave,
	}));
	const groups = places.map((one) => {
		const people = enteredPeople(one);
		if (people) return { contacts: people.map(({ email }) => ({ email: email.trim() })).filter(({ email }) => email) };
		return facts?.groups.find(({ id }) => id === one.groupId) ?? null;
	});
	const { enableSigningOrder } = state.document;
	return findPlaceProblems({ signers, enableSigningOrder }, groups).flatMap((found): DraftProblem[] => {
		if (found.kind === "tooMany") {
			return [blocks("tooManyPeople", { in: "document", property: null }, { count: found.count, most: MAX_PEOPLE })];
		}
		const at = { in: "recipients", id: recipients[found.index] ?? "" } as const;
		if (found.kind === "elsewhere") return [blocks("personElsewhere", at, { other: found.email })];
		// Of those who were entered, that is said already.
		if (places[found.index]?.groupId === null) return [];
		return [found.kind === "twice" ? blocks("personTwice", at, { other: found.email }) : blocks("groupEmpty", at)];
	});
}

function ofAccount({ document, recipients }: DraftState, facts: ProblemFacts): DraftProblem[] {
	const found: DraftProblem[] = [];
	const { brandId, onBehalfOf } = document;
	if (brandId !== null && !facts.brands.some(({ id }) => id === brandId)) {
		found.push(blocks("brandGone", { in: "document", property: "brandId" }));
	}
	if (onBehalfOf !== null) {
		const identity = facts.identities.find(({ email }) => email.toLowerCase() === onBehalfOf.toLowerCase());
		const kind = identity ? "identityNotAgreed" : "identityGone";
		if (identity?.status !== "Verified") found.push(blocks(kind, { in: "document", property: "onBehalfOf" }));
	}
	if (facts.credits === 0) found.push(blocks("noCredits", { in: "document", property: null }));
	for (const [id, recipient] of Object.entries(recipients)) {
		if (isCopy(recipient)) continue;
		const { groupId, deliveryMode, authentication } = recipient;
		const isUnknown = groupId !== null && !facts.groups.some((group) => group.id === groupId);
		if (isUnknown) found.push(blocks("groupGone", { in: "recipients", id }));
		const isTexted = deliveryMode !== "Email" || authentication?.method === "SMSOTP";
		if (!isOneOfSeveral(recipient) && isTexted && !facts.hasSms) {
			found.push(blocks("noTextMessages", { in: "recipients", id }));
		}
	}
	return found;
}

function ofGoneModels({ fields }: DraftState, { goneCustomFields }: ProblemFacts): DraftProblem[] {
	const gone = new Set(goneCustomFields);
	return Object.entries(fields).flatMap(([id, { customFieldId }]) =>
		customFieldId !== null && gone.has(customFieldId)
			? [{ ...blocks("customFieldGone", { in: "fields", id }), severity: "warns" as const }]
			: [],
	);
}

/** Those whose fields no one can fill in, and those who fill some in but sign nothing. */
function withoutSignature({ recipients, fields }: DraftState): DraftProblem[] {
	const all = Object.values(fields);
	return Object.entries(recipients).flatMap(([id, { type }]) => {
		const own = all.filter(({ recipientId }) => recipientId === id);
		if (type === "Copy" && own.length > 0) return [blocks("copyHasFields", { in: "recipients", id })];
		if (type === "Reviewer" || own.length === 0 || own.some((field) => field.type === "Signature")) return [];
		return [
			{
				...blocks("noSignature", { in: "recipients", id }),
				severity: "warns" as const,
			},
		];
	});
}

/** A field less than this wide or high, in pixels, shows nothing that can be read. */
const SMALLEST_PX = 5;

function tooSmall({ fields }: DraftState): DraftProblem[] {
	return Object.entries(fields).flatMap(([id, { bounds }]) =>
		Math.min(bounds.width, bounds.height) < SMALLEST_PX
			? [{ ...blocks("tinyField", { in: "fields", id }), severity: "warns" as const }]
			: [],
	);
}

/** Of those that were found in a file, not placed by hand; once for each person, at their second signature on a page. */
function withSeveralSignatures({ fields }: DraftState): DraftProblem[] {
	const pages = new Map<string, string[]>();
	for (const [id, { type, recipientId, fileId, page, foundAs }] of Object.entries(fields)) {
		if (type !== "Signature" || foundAs === null) continue;
		const key = `${recipientId} ${fileId} ${page}`;
		pages.set(key, [...(pages.get(key) ?? []), id]);
	}
	const warned = new Set<string>();
	return [...pages.values()].flatMap((ids) => {
		const [, id] = ids;
		const field = id === undefined ? undefined : fields[id];
		if (id === undefined || !field || warned.has(field.recipientId)) return [];
		warned.add(field.recipientId);
		const found = blocks("severalSignatures", { in: "fields", id }, { count: ids.length });
		return [{ ...found, severity: "warns" as const }];
	});
}

/** Hidden layers are sealed with their file, and each program shows text in missing fonts in a face of its own. */
function withContents({ files }: DraftState): DraftProblem[] {
	return Object.entries(files).flatMap(([id, { hiddenLayers = [], fontsNotEmbedded = [] }]) => {
		const at = { in: "files", id } as const;
		const found = [
			...(hiddenLayers.length > 0 ? [blocks("hiddenLayers", at, { layers: hiddenLayers.join(", ") })] : []),
			...(fontsNotEmbedded.length > 0 ? [blocks("fontsNotEmbedded", at, { fonts: fontsNotEmbedded.join(", ") })] : []),
		];
		return found.map((problem) => ({ ...problem, severity: "warns" as const }));
	});
}

/** One sentence per kind and place: the second message about the same spot helps nobody. */
function distinct(problems: readonly DraftProblem[]): DraftProblem[] {
	const known = new Map<string, DraftProblem>();
	for (const problem of problems) {
		const { at, kind } = problem;
		const key = `${kind} ${at.in} ${at.in === "document" ? at.property : at.id}`;
		if (!known.has(key)) known.set(key, problem);
	}
	return [...known.values()];
}

function inOrder(problems: DraftProblem[], state: DraftState): DraftProblem[] {
	const ranks = new Map(
		[...byOrder(state.files), ...byOrder(state.recipients), ...Object.keys(state.fields)].map((id, rank) => [id, rank]),
	);
	const rankOf = ({ severity, at }: DraftProblem) =>
		(severity === "blocks" ? 0 : 1_000_000) + (at.in === "document" ? -1 : (ranks.get(at.id) ?? 0));
	return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Says of each formula that cannot be sent why, in a way that pages can word: by itself first, then among the others. */
function explainFormulas(problems: readonly DraftProblem[], state: DraftState): DraftProblem[] {
	return problems.map((problem) => {
		const field = problem.kind === "badFormula" && problem.at.in === "fields" ? state.fields[problem.at.id] : undefined;
		const formula = field && explain(field, state);
		return formula ? { ...problem, formula } : problem;
	});
}

function explain(field: DraftField, { fields, recipients, document }: DraftState) {
	const judged = judgeFormula(field.formula?.expression ?? "");
	if ("problem" in judged) return judged.problem;
	const placed = Object.values(fields).map((one) => ({
		field: one,
		turn: document.enableSigningOrder ? (recipients[one.recipientId]?.wave ?? 0) : 0,
	}));
	return findFormulaProblems(placed).find(({ id }) => id === field.id)?.problem;
}

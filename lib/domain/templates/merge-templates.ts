import { env } from "#lib/config/env.ts";
import { MAX_ROLES } from "#lib/contract/templates/role-wire.ts";
import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import { copyState } from "#lib/domain/drafts/copying/copy-state.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftField, DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { byOrder, keyAtEnd } from "#lib/draft/order-keys.ts";
import { renameReferences } from "#lib/draft/rename-references.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { TEMPLATE_LIMITS } from "./library-limits.ts";
import type { SentTemplate } from "./template-files.ts";

/**
 * Several templates as one: the first one’s settings, all files in order, and roles of the same name once, numbered
 * from 1. Fields whose ids are taken get `_2`; groups and synced values stay each template’s own.
 *
 * @throws AppError ValidationError for roles of the same name that act differently, or too many roles, pages or bytes
 */
export function mergeTemplates(templates: readonly StoredTemplate[]): SentTemplate {
	const [first] = templates;
	if (!first) throw new AppError("ValidationError");
	const copies = templates.map((template) => copyOf(template));
	let state = numbered(copies[0]?.state ?? first.current.state);
	for (const [at, { state: next }] of copies.slice(1).entries()) state = joined(state, next, at + 1);
	state = numbered(state);
	if (actingIds(state.recipients).length > MAX_ROLES) {
		throw fieldError("TemplateIds", `The templates have more than ${MAX_ROLES} roles altogether.`);
	}
	const pages = Object.values(state.files).reduce((sum, file) => sum + file.pages.length, 0);
	if (pages > TEMPLATE_LIMITS.mergedPages) {
		throw fieldError("TemplateIds", `The templates have more than ${TEMPLATE_LIMITS.mergedPages} pages altogether.`);
	}
	const files = copies.flatMap((copy) => copy.files);
	const limitBytes = env().uploadLimitBytes;
	if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > limitBytes) {
		const limit = Math.floor(limitBytes / 1_048_576);
		throw fieldError("TemplateIds", `The files of the templates have more than ${limit} MB altogether.`);
	}
	const terms = strictest(templates.map(({ current }) => current.terms));
	return { id: first.id, files, current: { ...first.current, state, terms: { ...first.current.terms, ...terms } } };
}

/** What any of the templates forbids stays forbidden. */
function strictest(all: readonly TemplateTerms[]): Pick<TemplateTerms, "allows" | "fieldPermission"> {
	const allows = (name: keyof TemplateTerms["allows"]) => all.every((terms) => terms.allows[name]);
	const permits = (name: keyof NonNullable<TemplateTerms["fieldPermission"]>) =>
		all.every(({ fieldPermission }) => fieldPermission?.[name] ?? true);
	return {
		allows: {
			message: allows("message"),
			newRoles: allows("newRoles"),
			newFiles: allows("newFiles"),
			fileChanges: allows("fileChanges"),
		},
		fieldPermission: all.every(({ fieldPermission }) => fieldPermission === null)
			? null
			: {
					canAdd: permits("canAdd"),
					canModify: permits("canModify"),
					canModifyDefaultValue: permits("canModifyDefaultValue"),
				},
	};
}

/** A template may be named twice: each copy has ids of its own. */
function copyOf({ current, files }: StoredTemplate): { state: DraftState; files: StoredTemplate["files"] } {
	const { state, fileIds } = copyState(current.state);
	return {
		state,
		files: files.flatMap((file) => {
			const id = fileIds.get(file.id);
			return id === undefined ? [] : [{ ...file, id }];
		}),
	};
}

function numbered(state: DraftState): DraftState {
	const ids = actingIds(state.recipients);
	const recipients = Object.entries(state.recipients).map(([id, one]) => {
		const place = ids.indexOf(id);
		return [id, place < 0 ? one : { ...one, roleIndex: place + 1 }];
	});
	return { ...state, recipients: Object.fromEntries(recipients) };
}

/** @param at 0-based place of the template among those that are merged */
function joined(state: DraftState, next: DraftState, at: number): DraftState {
	const recipients: Record<string, DraftRecipient> = { ...state.recipients };
	const newIds = new Map<string, string>();
	for (const id of byOrder(next.recipients)) {
		const one = next.recipients[id];
		if (!one) continue;
		const same = Object.keys(state.recipients).find((other) => isSameRole(state.recipients[other], one));
		const known = same === undefined ? undefined : recipients[same];
		if (same !== undefined && known) requireAlike(known, one, at);
		newIds.set(id, same ?? id);
		if (same === undefined)
			recipients[id] = { ...one, order: keyAtEnd(recipients), hue: Object.keys(recipients).length };
	}
	let files: DraftState["files"] = state.files;
	for (const id of byOrder(next.files)) {
		const file = next.files[id];
		if (file) files = { ...files, [id]: { ...file, order: keyAtEnd(files) } };
	}
	return {
		...state,
		recipients,
		files,
		fields: { ...state.fields, ...renamedFields(state.fields, next.fields, newIds) },
	};
}

/** Roles by name, people who receive a copy by address. */
function isSameRole(known: DraftRecipient | undefined, one: DraftRecipient): boolean {
	if (!known || (known.type === "Copy") !== (one.type === "Copy")) return false;
	const text = ({ type, role, email }: DraftRecipient) => (type === "Copy" ? email : role).trim().toLowerCase();
	return text(one) !== "" && text(known) === text(one);
}

function requireAlike(known: DraftRecipient, one: DraftRecipient, at: number): void {
	const differs = (part: string) =>
		fieldError(`TemplateIds[${at}]`, `The role ${one.role} has another ${part} than in an earlier template.`);
	if (known.type !== one.type) throw differs("signer type");
	if ((known.authentication?.method ?? null) !== (one.authentication?.method ?? null)) {
		throw differs("authentication type");
	}
	if (known.locale !== one.locale) throw differs("locale");
}

type Fields = Readonly<Record<string, DraftField>>;

function renamedFields(before: Fields, added: Fields, recipientIds: ReadonlyMap<string, string>): Fields {
	const known = Object.values(before);
	const taken = new Set(known.map(({ id }) => id));
	const groups = new Set(known.flatMap(({ groupName }) => groupName ?? []));
	const tags = new Set(known.flatMap(({ dataSyncTag }) => dataSyncTag ?? []));
	const ids = new Map<string, string>();
	for (const { id } of Object.values(added)) ids.set(id, free(id, taken));
	const groupNames = new Map<string, string>();
	const syncTags = new Map<string, string>();
	const named = (names: Map<string, string>, used: Set<string>, name: string | null) => {
		if (name === null) return null;
		const made = names.get(name) ?? free(name, used);
		names.set(name, made);
		return made;
	};
	const newId = (id: string) => ids.get(id) ?? id;
	const entries = Object.entries(added).map(([key, field]) => {
		const renamed = renameReferences(field, [...ids.keys()], newId);
		const own = {
			id: newId(field.id),
			recipientId: recipientIds.get(field.recipientId) ?? field.recipientId,
			groupName: named(groupNames, groups, field.groupName),
			dataSyncTag: named(syncTags, tags, field.dataSyncTag),
		};
		return [key, { ...renamed, ...own }];
	});
	return Object.fromEntries(entries);
}

/** A name, or with the lowest number from 2 that makes it free. */
function free(name: string, taken: Set<string>): string {
	let made = name;
	for (let count = 2; taken.has(made); count += 1) made = `${name}_${count}`;
	taken.add(made);
	return made;
}

import { randomUUID } from "node:crypto";
import { validationError } from "#lib/contract/field-errors.ts";
import type { SendTemplateRequest, SentRole } from "#lib/contract/templates/send-template.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import { judgeValues, operationsOf } from "#lib/domain/documents/drafting/prefill-draft.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import { blankRecipient } from "#lib/draft/blank-recipient.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftDocument, DraftField, DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { keyAtEnd } from "#lib/draft/order-keys.ts";
import { changesPerson, mayChangePerson } from "#lib/draft/template-limits.ts";
import type { FieldErrors } from "#lib/errors/app-error.ts";
import { copyOf, type PlacedFile, placedField } from "./state-of-roles.ts";

/** What a template is filled with. */
type Filling = Pick<
	SendTemplateRequest,
	"title" | "message" | "roles" | "removedRoles" | "removedFields" | "cc" | "document"
>;

/** A document’s state made from a template. */
type Filled = {
	state: DraftState;
	/** Access codes by keys of recipients. */
	accessCodes: ReadonlyMap<string, string>;
	/** Where the request names things: roles by keys of recipients, form fields by keys of fields. */
	named: NamedParts;
};

/** Parts of a request, such as `Roles[0]` and `Roles[0].FormFields[1]`, by the keys of what they name. */
export type NamedParts = { roles: ReadonlyMap<string, string>; fields: ReadonlyMap<string, string> };

/**
 * A template with what a request says about it.
 *
 * @param files all files of the document, in their order
 * @throws AppError ValidationError that names every part which the template doesn’t have or doesn’t allow
 */
export function fillTemplate(
	template: { state: DraftState; terms: TemplateTerms },
	request: Filling,
	files: readonly PlacedFile[],
): Filled {
	const errors: FieldErrors = {};
	const { terms } = template;
	checkTerms(terms, request, errors);
	const left = withoutFields(withoutRoles(template.state, request.removedRoles, errors), terms, request, errors);
	const { recipients, places } = withPeople(left.recipients, terms, request.roles, errors);
	const named = new Map<string, string>();
	const withValues = [...places].reduce(
		(state, [id, place]) =>
			withRoleFields(state, { id, place, role: request.roles[place] }, { terms, files, errors, named }),
		{ ...left, recipients: withCopies(recipients, request.cc), document: documentOf(template, request) },
	);
	requireValues(withValues, places, errors);
	if (Object.keys(errors).length > 0) throw validationError(errors);
	const codes = [...places].flatMap(([id, place]): [string, string][] => {
		const role = request.roles[place];
		const code = role?.authentication?.accessCode ?? role?.accessCode ?? null;
		return withValues.recipients[id]?.authentication?.method === "AccessCode" && code ? [[id, code]] : [];
	});
	const roles = new Map([...places].map(([id, place]) => [id, `Roles[${place}]`]));
	return { state: withCodes(withValues, codes), accessCodes: new Map(codes), named: { roles, fields: named } };
}

function checkTerms({ allows }: TemplateTerms, { message }: Filling, errors: FieldErrors): void {
	if (message !== null && !allows.message) errors.Message = ["This template doesn’t allow another message."];
}

/** Roles are removed with their fields, and the others are numbered again. */
function withoutRoles(state: DraftState, removed: readonly number[], errors: FieldErrors): DraftState {
	if (removed.length === 0) return state;
	const ids = actingIds(state.recipients);
	const gone = removed.flatMap((index, place) => {
		const at = `RoleRemovalIndices[${place}]`;
		const id = ids.find((one) => state.recipients[one]?.roleIndex === index);
		if (!id) errors[at] = [`The template has no role ${index}.`];
		else if (state.recipients[id]?.mayRemove === false) errors[at] = [`The role ${index} can’t be removed.`];
		return id ?? [];
	});
	if (gone.length === ids.length) errors.RoleRemovalIndices = ["At least one role must remain."];
	const left = ids.filter((id) => !gone.includes(id));
	const renumbered = Object.entries(state.recipients)
		.filter(([id]) => !gone.includes(id))
		.map(([id, one]) => [id, left.includes(id) ? { ...one, roleIndex: left.indexOf(id) + 1 } : one]);
	const fields = Object.entries(state.fields).filter(([, { recipientId }]) => !gone.includes(recipientId));
	return { ...state, recipients: Object.fromEntries(renumbered), fields: Object.fromEntries(fields) };
}

function withoutFields(
	state: DraftState,
	{ fieldPermission }: TemplateTerms,
	{ removedFields }: Filling,
	errors: FieldErrors,
): DraftState {
	if (removedFields.length === 0) return state;
	const all = Object.values(state.fields);
	for (const [place, id] of removedFields.entries()) {
		const field = all.find((one) => one.id === id);
		const at = `RemoveFormFields[${place}]`;
		if (!field) errors[at] = [`The template has no form field ${id}.`];
		else if (field.mayRemove === false || fieldPermission?.canModify === false) {
			errors[at] = [`The form field ${id} can’t be removed.`];
		}
	}
	const fields = Object.entries(state.fields).filter(([, { id }]) => !removedFields.includes(id));
	return { ...state, fields: Object.fromEntries(fields) };
}

type Recipients = DraftState["recipients"];

function withPeople(
	given: Recipients,
	{ allows }: TemplateTerms,
	roles: readonly SentRole[],
	errors: FieldErrors,
): { recipients: Recipients; places: Map<string, number> } {
	const recipients: Record<string, DraftRecipient> = { ...given };
	const places = new Map<string, number>();
	for (const [place, role] of roles.entries()) {
		const id = Object.keys(given).find((one) => given[one]?.roleIndex === role.roleIndex);
		const recipient = id === undefined ? undefined : recipients[id];
		if (id !== undefined && recipient) {
			const next = patched(recipient, role);
			if (!mayChangePerson(recipient) && changesPerson(recipient, next)) {
				errors[`Roles[${place}]`] = [`The signer of role ${role.roleIndex} can’t be changed.`];
			}
			recipients[id] = next;
			places.set(id, place);
		} else if (!allows.newRoles || role.formFields.length + Number(role.signerType === "Reviewer") === 0) {
			errors[`Roles[${place}].RoleIndex`] = [`The template has no role ${role.roleIndex}.`];
		} else {
			const added = randomUUID();
			const order = keyAtEnd(recipients);
			const blank = { ...blankRecipient("EN"), order, hue: Object.keys(recipients).length, roleIndex: role.roleIndex };
			recipients[added] = patched(blank, role);
			places.set(added, place);
		}
	}
	return { recipients, places };
}

function patched(known: DraftRecipient, role: SentRole): DraftRecipient {
	const { authentication } = role;
	const groupId = role.groupId ?? (role.email === null ? known.groupId : null);
	return {
		...known,
		groupId,
		name: groupId === null ? (role.name ?? known.name) : "",
		email: groupId === null ? (role.email ?? known.email) : "",
		wave: role.order ?? known.wave,
		hostEmail: role.hostEmail ?? known.hostEmail,
		privateMessage: role.privateMessage ?? known.privateMessage,
		phone: role.phone ?? known.phone,
		deliveryMode: role.deliveryMode ?? known.deliveryMode,
		type: role.signerType ?? known.type,
		role: role.signerRole ?? known.role,
		locale: role.locale ?? known.locale,
		recipientNotifications: role.recipientNotifications ?? known.recipientNotifications,
		authentication: authentication
			? {
					...{ method: authentication.method, tries: authentication.tries, frequency: authentication.frequency },
					...(authentication.identity ? { identity: authentication.identity } : {}),
				}
			: known.authentication,
	};
}

/** Marks the signers whose access codes the request sets. */
function withCodes(state: DraftState, codes: readonly [string, string][]): DraftState {
	const coded = new Set(codes.map(([id]) => id));
	const recipients = Object.entries(state.recipients).map(([id, one]) => [
		id,
		coded.has(id) ? { ...one, hasAccessCode: true } : one,
	]);
	return { ...state, recipients: Object.fromEntries(recipients) };
}

function withCopies(recipients: Recipients, copies: Filling["cc"]): Recipients {
	let now: Record<string, DraftRecipient> = { ...recipients };
	for (const { emailAddress } of copies) {
		const isKnown = Object.values(now).some(
			({ type, email }) => type === "Copy" && email.toLowerCase() === emailAddress.toLowerCase(),
		);
		const place = { order: keyAtEnd(now), hue: Object.keys(now).length };
		if (!isKnown) now = { ...now, [randomUUID()]: copyOf(emailAddress, place) };
	}
	return now;
}

type Named = { id: string; place: number; role: SentRole | undefined };
type Within = {
	terms: TemplateTerms;
	files: readonly PlacedFile[];
	errors: FieldErrors;
	/** Notes where the request names a field. */
	named: Map<string, string>;
};

/** A role’s values, and the fields that the request adds to it. */
function withRoleFields(state: DraftState, { id, place, role }: Named, within: Within): DraftState {
	if (!role) return state;
	const { terms, files, errors, named } = within;
	const filled = withExistingFields(state, { id, place, role }, within);
	if (role.formFields.length > 0 && terms.fieldPermission?.canAdd === false) {
		errors[`Roles[${place}].FormFields`] = ["This template doesn’t allow more form fields."];
	}
	const added = role.formFields.flatMap((field, at) => {
		const made = placedField(field, id, files);
		const path = `Roles[${place}].FormFields[${at}]`;
		if (!made) errors[`${path}.PageNumber`] = [`The document has no page ${field.page}.`];
		const key = randomUUID();
		named.set(key, path);
		return made ? [[key, made] as const] : [];
	});
	return { ...filled, fields: { ...filled.fields, ...Object.fromEntries(added) } };
}

/** What the request doesn’t say of a field stays as it is in the template. */
function withExistingFields(
	state: DraftState,
	{ id, place, role: { existingFields } }: Named & { role: SentRole },
	{ terms, errors, named }: Within,
): DraftState {
	const pathOf = (index: number) => `Roles[${place}].ExistingFormFields[${index}]`;
	const own = Object.entries(state.fields).filter(([, { recipientId }]) => recipientId === id);
	const values = existingFields.map(({ id: fieldId, value }, index) => ({ id: fieldId, value, path: pathOf(index) }));
	const given = values.filter(({ id: fieldId, value }) => value !== null || own.every(([, one]) => one.id !== fieldId));
	const ownFields = own.map(([, field]) => field);
	const judged = judgeValues(ownFields, given, errors);
	for (const { path, field } of judged) {
		if (!mayFill(field, terms)) errors[`${path}.Value`] = [`The value of the form field ${field.id} can’t be changed.`];
	}
	let { fields } = applyStep(state, operationsOf(state, judged));
	for (const [index, { id: fieldId, isReadOnly }] of existingFields.entries()) {
		const key = own.find(([, field]) => field.id === fieldId)?.[0];
		const field = key === undefined ? undefined : fields[key];
		if (key === undefined || !field) continue;
		named.set(key, pathOf(index));
		if (isReadOnly === null || isReadOnly === field.isReadOnly) continue;
		if (field.mayChange === false || terms.fieldPermission?.canModify === false) {
			errors[`${pathOf(index)}.IsReadOnly`] = [
				`This template doesn’t allow changing whether the form field ${fieldId} is read-only.`,
			];
		}
		fields = { ...fields, [key]: { ...field, isReadOnly } };
	}
	return { ...state, fields };
}

/** Whether a document’s sender may give a field another value. */
export function mayFill(
	{ value, mayChange }: DraftField,
	{ fieldPermission }: Pick<TemplateTerms, "fieldPermission">,
): boolean {
	if (mayChange === false) return false;
	if (fieldPermission === null) return true;
	return value === null ? fieldPermission.canModify : fieldPermission.canModifyDefaultValue;
}

function requireValues(state: DraftState, places: ReadonlyMap<string, number>, errors: FieldErrors): void {
	for (const { id, value, needsValue, recipientId } of Object.values(state.fields)) {
		if (!needsValue || value !== null) continue;
		const place = places.get(recipientId);
		const part = place === undefined ? "Roles" : `Roles[${place}].ExistingFormFields`;
		errors[part] = [...(errors[part] ?? []), `The form field ${id} needs a value from you.`];
	}
}

/** The request comes first, then the template. */
function documentOf({ state, terms }: { state: DraftState; terms: TemplateTerms }, request: Filling): DraftDocument {
	const { document } = state;
	const said = Object.entries(request.document).filter(([, value]) => value !== null);
	return {
		...document,
		...(Object.fromEntries(said) as Partial<DraftDocument>),
		title: request.title ?? (document.title || terms.title),
		message: request.message ?? document.message,
	};
}

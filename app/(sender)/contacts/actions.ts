"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { MAX_NEW_CONTACTS } from "#lib/contract/contacts/contact-wire.ts";
import { readWrittenNumber } from "#lib/contract/documents/sending/phone-number.ts";
import { createContactGroup } from "#lib/domain/contact-groups/create-contact-group.ts";
import { deleteContactGroup } from "#lib/domain/contact-groups/delete-contact-group.ts";
import { updateContactGroup } from "#lib/domain/contact-groups/update-contact-group.ts";
import { createContacts } from "#lib/domain/contacts/create-contacts.ts";
import { deleteContact } from "#lib/domain/contacts/delete-contact.ts";
import { importContacts } from "#lib/domain/contacts/import-contacts.ts";
import { listContacts } from "#lib/domain/contacts/list-contacts.ts";
import { mergeContacts } from "#lib/domain/contacts/merge-contacts.ts";
import { skipDuplicate } from "#lib/domain/contacts/skip-duplicate.ts";
import { updateContact } from "#lib/domain/contacts/update-contact.ts";
import { isDirectoryName, MAX_DIRECTORIES } from "#lib/fields/parsing/directory-names.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const PATH = "/contacts";
const MOST_FOUND = 8;

const word = (key: RefusalKey) => key;
const text = (limit: number) => z.string().trim().max(limit, word("tooLong"));
const name = text(256).min(1, word("contactNameMissing"));
const email = z.string().trim().refine(isEmailAddress, word("addressForm"));
const parts = { name, email, companyName: text(256), jobTitle: text(256) };

/** A number that is none is refused where somebody types it, and left out of what is imported. */
const typed = z.object({
	...parts,
	phone: text(40).refine((phone) => phone === "" || readWrittenNumber(phone) !== null, word("phoneForm")),
});
const imported = z.object({ ...parts, phone: text(40) });
const toContact = ({ phone, ...rest }: z.output<typeof imported>) => ({
	...rest,
	phoneNumber: readWrittenNumber(phone),
});

export const createAction = defineAction(typed, async (context, input) => {
	await createContacts(context, [toContact(input)]);
	revalidatePath(PATH);
});

export const changeAction = defineAction(typed.extend({ id: z.uuid() }), async (context, { id, ...input }) => {
	await updateContact(context, { id, contact: toContact(input) });
	revalidatePath(PATH);
});

export const removeAction = defineAction(z.object({ id: z.uuid() }), async (context, input) => {
	await deleteContact(context, input);
	revalidatePath(PATH);
});

/** A number that was stored once stays as it is. */
const merging = z.object({ ...parts, phone: text(40), keptId: z.uuid(), mergedId: z.uuid() });
export const mergeAction = defineAction(merging, async (context, { keptId, mergedId, ...input }) => {
	await mergeContacts(context, { keptId, mergedId, contact: toContact(input) });
	revalidatePath(PATH, "layout");
});

const pair = z.object({ firstId: z.uuid(), secondId: z.uuid(), isSkipped: z.boolean() });
/** The list hides the pair itself, and keeps the focus on the next one. */
export const skipAction = defineAction(pair, async (context, input) => {
	await skipDuplicate(context, input);
});

const file = z.object({ contacts: z.array(imported).max(MAX_NEW_CONTACTS) });
export const bringAction = defineAction(file, async (context, { contacts }) => {
	const done = await importContacts(context, contacts.map(toContact));
	revalidatePath(PATH);
	return done;
});

/** Contacts that may be meant, for the members of a group. */
export const findAction = defineAction(z.object({ search: z.string().max(200) }), async (context, { search }) => {
	const query = { page: 1, pageSize: MOST_FOUND, searchKey: search, contactType: "AllContacts" as const };
	const { result } = await listContacts(context, query);
	return result.map((one) => ({ name: one.name, email: one.email }));
});

const group = z.object({
	groupName: text(255).min(1, word("contactNameMissing")),
	directories: z
		.array(z.string().max(255))
		.refine((all) => all.length <= MAX_DIRECTORIES && all.every(isDirectoryName), word("directoryForm")),
	contacts: z.array(z.object({ name, email })).min(1, word("groupMembersMissing")).max(50, word("groupMembersMany")),
});

export const createGroupAction = defineAction(group, async (context, input) => {
	await createContactGroup(context, input);
	revalidatePath(PATH);
});

export const changeGroupAction = defineAction(group.extend({ groupId: z.uuid() }), async (context, input) => {
	await updateContactGroup(context, input);
	revalidatePath(PATH);
});

export const removeGroupAction = defineAction(z.object({ groupId: z.uuid() }), async (context, input) => {
	await deleteContactGroup(context, input);
	revalidatePath(PATH);
});

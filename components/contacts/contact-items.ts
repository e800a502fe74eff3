import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { ContactGroupModel } from "#lib/contract/contact-groups/read-models.ts";
import type { ContactModel } from "#lib/contract/contacts/read-models.ts";

/** Owners are named where they are not the reader. */
export type ContactItem = Omit<ContactModel, "phoneNumber"> & { phone: string; owner: string | null };
export type GroupItem = ContactGroupModel & { owner: string | null };

/** A contact as it is typed. */
export type ContactForm = { name: string; email: string; phone: string; companyName: string; jobTitle: string };
export type Member = { name: string; email: string };
export type GroupForm = { groupName: string; directories: string[]; contacts: Member[] };

export type ContactVerbs = {
	create: (input: ContactForm) => Promise<ActionAnswer>;
	change: (input: ContactForm & { id: string }) => Promise<ActionAnswer>;
	remove: (input: { id: string }) => Promise<ActionAnswer>;
	merge: (input: ContactForm & { keptId: string; mergedId: string }) => Promise<ActionAnswer>;
	skip: (input: { firstId: string; secondId: string; isSkipped: boolean }) => Promise<ActionAnswer>;
	bring: (input: { contacts: ContactForm[] }) => Promise<ActionAnswer<{ added: number; known: number }>>;
};

export type GroupVerbs = {
	create: (input: GroupForm) => Promise<ActionAnswer>;
	change: (input: GroupForm & { groupId: string }) => Promise<ActionAnswer>;
	remove: (input: { groupId: string }) => Promise<ActionAnswer>;
	find: (input: { search: string }) => Promise<ActionAnswer<Member[]>>;
};

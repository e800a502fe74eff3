import type { DraftRecipient, DraftState } from "./draft-state.ts";

/**
 * A template’s draft as it would be with people in all its roles and without values that senders have to give, so that the problems of a document show what no
 * document made from it could be sent with.
 */
export function withEveryoneNamed(state: DraftState): DraftState {
	const named = Object.entries(state.recipients).map(([id, one], index): [string, DraftRecipient] => [
		id,
		one.groupId === null && one.people === null ? asNamed(one, index + 1) : one,
	]);
	const filled = Object.entries(state.fields).map(([id, field]) => [id, { ...field, needsValue: false }] as const);
	return { ...state, recipients: Object.fromEntries(named), fields: Object.fromEntries(filled) };
}

function asNamed(one: DraftRecipient, number: number): DraftRecipient {
	const isAsked = one.type !== "Copy";
	return {
		...one,
		name: one.name.trim() || `Role ${number}`,
		email: one.email.trim() || `role-${number}@example.com`,
		phone: isAsked ? one.phone.trim() || "+44 20 7946 0000" : one.phone,
		hostName: one.hostName.trim() || "Host",
		hostEmail: one.hostEmail.trim() || `host-${number}@example.com`,
		hasAccessCode: true,
	};
}

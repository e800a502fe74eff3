import { format, type Message } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";

/** A place that somebody else can take: who has it now, and what it is called beside others. */
export type TakenPlace = { signer: SignerDetails; label: string };

/**
 * Everybody who is still to act, members of groups by themselves. Who signs twice, or also in a group, is told apart.
 *
 * @param step "Step {order}"
 */
export function placesOf(signers: SignerDetails[], step: Message<{ order: number }>): TakenPlace[] {
	return signers.flatMap((slot) => {
		const people = slot.members.length > 0 ? slot.members : [slot];
		return people
			.filter(({ status }) => status === "NotCompleted")
			.map((signer) => {
				const turn = slot.order === null ? null : format(step, { order: slot.order });
				const group = slot.members.length > 0 ? slot.name : null;
				const parts = [signer.name, signer.email || signer.phone, group, turn];
				return { signer, label: parts.filter(Boolean).join(" · ") };
			});
	});
}

/** What a new person at a place is asked for: where they are reached, and where a code is sent that they have to give. */
export function neededAt({ deliveryMode, hostEmail, proof }: SignerDetails): {
	email: "needed" | "optional";
	phone: "needed" | "optional" | "none";
} {
	const isHosted = hostEmail !== null;
	const isCodeByMail = proof?.method === "EmailOTP";
	const isCodeByText = proof?.method === "SMSOTP";
	const isTexted = deliveryMode === "SMS" && !isHosted;
	return {
		email: isCodeByMail || !(isHosted || isTexted) ? "needed" : "optional",
		phone: isCodeByText || isTexted ? "needed" : deliveryMode === "Email" ? "none" : "optional",
	};
}

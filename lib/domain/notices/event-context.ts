import type { Context } from "#lib/domain/context.ts";

/** Who caused an event. */
export type EventActor = {
	/** System: a schedule or the command line. */
	userType: "Sender" | "Admin" | "Signer" | "SenderIdentity" | "System";
	/** A user's, a signer's or an identity's; null for the system. */
	id: string | null;
};

/** What is known of an event when it happens; the rest is read when its body is made. */
export type EventContext = {
	actor: EventActor;
	/** Former values of what changed, in the names of `data`; null when that cannot be said. */
	previousState: Record<string, unknown> | null;
	/** The subject itself, where it may be gone when the body is made. */
	data?: Record<string, unknown>;
};

/** The actor of an event about a document or an identity. */
export function actorOf({ principal }: Context, subject: { senderId: string } | { identityId: string }): EventActor {
	if (principal.kind === "signer") return { userType: "Signer", id: principal.signerId };
	if (principal.kind === "user") {
		const isSender = "identityId" in subject || subject.senderId === principal.userId;
		return { userType: isSender ? "Sender" : "Admin", id: principal.userId };
	}
	// Nobody but the person holds the link by which a request is answered.
	return "identityId" in subject
		? { userType: "SenderIdentity", id: subject.identityId }
		: { userType: "System", id: null };
}

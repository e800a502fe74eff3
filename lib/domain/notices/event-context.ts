import type { Context } from "#lib/domain/context.ts";

/** Who caused an event. */
type EventActor = {
	/** Of the public enum; what the service does itself, such as sealing or a schedule, it does for the sender. */
	userType: "Sender" | "Admin" | "Signer" | "SenderIdentity";
	/** A user's, a signer's or an identity's; empty for the command line. */
	id: string;
};

/** What is known of an event when it happens; the rest is read when its body is made. */
export type EventContext = {
	actor: EventActor;
	/** Former values of what changed, in the names of `data`; null when that cannot be said. */
	previousState: Record<string, unknown> | null;
	/** Parts of the subject that only the event knows, or all of it where it may be gone when the body is made. */
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
		: { userType: "Sender", id: subject.senderId };
}

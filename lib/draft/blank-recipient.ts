import type { Locale } from "#lib/i18n/locales.ts";
import type { DraftRecipient } from "./draft-state.ts";

/** A recipient about whom nothing is known, without a place in a list. */
export function blankRecipient(locale: Locale): Omit<DraftRecipient, "order" | "hue"> {
	return {
		type: "Signer",
		name: "",
		email: "",
		groupId: null,
		people: null,
		role: "",
		wave: null,
		deliveryMode: "Email",
		phone: "",
		locale,
		privateMessage: "",
		hostName: "",
		hostEmail: "",
		recipientNotifications: null,
		authentication: null,
		hasAccessCode: false,
	};
}

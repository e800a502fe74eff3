import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { NotificationSetting, NotificationSettingsModel } from "#lib/contract/notification-settings.ts";
import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";

/** A person in whose name the account sends, or wants to. Times are ISO 8601. */
export type IdentityItem = {
	id: string;
	name: string;
	email: string;
	status: SenderIdentityStatus;
	locale: CatalogueLocale;
	brandId: string | null;
	brandName: string | null;
	notifications: NotificationSettingsModel;
	askedBy: string | null;
	askedAt: string | null;
	endsAt: string | null;
	approvedAt: string | null;
	modifiedAt: string;
	failure: string | null;
	documents: number;
};

export type Brand = { id: string; name: string };

/** What is said of an identity when it is made or changed. */
export type IdentityForm = {
	email: string;
	name: string;
	brandId: string | null;
	locale: CatalogueLocale;
	notificationSettings: NotificationSettingsModel;
};

type OnOne = (input: { email: string }) => Promise<ActionAnswer>;

export type IdentityVerbs = {
	change: (input: IdentityForm) => Promise<ActionAnswer>;
	resend: OnOne;
	askAgain: OnOne;
	remove: OnOne;
};

/** The mails that can be switched, in the order in which a document meets them. */
export const TOLD = [
	"sent",
	"viewed",
	"signed",
	"completed",
	"attachSignedDocument",
	"declined",
	"reassigned",
	"revoked",
	"expired",
	"reminders",
	"deliveryFailed",
	"authenticationFailed",
] as const satisfies readonly NotificationSetting[];

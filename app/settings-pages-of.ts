import type { NewInRoom, PaletteFacts } from "#components/command-palette/palette-facts.ts";
import type { NamedRoom, SettingsRoom } from "#components/settings/settings-pages.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";

/** The rooms of the settings that somebody may enter, with what they are called. */
export function roomsOf(user: UserContext, words: Pick<WorkplaceMessages, "rooms" | "documentSettings">): NamedRoom[] {
	const [leads, isAdmin] = [mayOnPage(user, "users.read"), isPageAdmin(user)];
	const mayEnter: Record<SettingsRoom, boolean> = {
		you: true,
		security: true,
		organisation: mayOnPage(user, "account.change"),
		documentSettings: mayOnPage(user, "account.change"),
		signingSettings: mayOnPage(user, "account.change"),
		signIn: mayOnPage(user, "account.change"),
		people: leads,
		teams: mayOnPage(user, "teams.read"),
		identities: mayOnPage(user, "sender-identities.read"),
		fields: mayOnPage(user, "custom-fields.read"),
		brands: mayOnPage(user, "brands.read"),
		log: isAdmin,
		data: mayOnPage(user, "account.export"),
		kept: mayOnPage(user, "documents.read"),
		apps: isAdmin,
		keys: isAdmin,
		webhooks: mayOnPage(user, "webhooks.manage"),
		requests: mayOnPage(user, "requests.read"),
		doctor: isAdmin,
	};
	const rooms = Object.keys(mayEnter) as SettingsRoom[];
	return rooms
		.filter((room) => mayEnter[room])
		.map((room) => ({ room, name: room === "kept" ? words.documentSettings.kept.title : words.rooms[room] }));
}

/** What of the settings somebody may begin. */
export function begunBy(user: UserContext): PaletteFacts["begins"] {
	const may: Record<NewInRoom, boolean> = {
		invite: mayOnPage(user, "users.read"),
		newTeam: mayOnPage(user, "teams.change"),
		newBrand: mayOnPage(user, "brands.change"),
		newIdentity: mayOnPage(user, "sender-identities.create"),
		newField: mayOnPage(user, "custom-fields.change"),
		newApp: isPageAdmin(user),
		newKey: isPageAdmin(user),
		newWebhook: mayOnPage(user, "webhooks.manage"),
	};
	return (Object.keys(may) as NewInRoom[]).filter((one) => may[one]);
}

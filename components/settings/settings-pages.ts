/** Where the settings begin: on a phone the list of their rooms; where there is room beside it, the first one is open. */
export const SETTINGS = "/settings";

/** Rooms of the settings, each by the name of its words. */
export const SETTINGS_ROOMS = {
	you: `${SETTINGS}/you`,
	security: `${SETTINGS}/security`,
	organisation: `${SETTINGS}/organisation`,
	documentSettings: `${SETTINGS}/documents`,
	signingSettings: `${SETTINGS}/signing`,
	people: `${SETTINGS}/people`,
	teams: `${SETTINGS}/teams`,
	signIn: `${SETTINGS}/sign-in`,
	identities: `${SETTINGS}/sender-identities`,
	fields: `${SETTINGS}/custom-fields`,
	brands: `${SETTINGS}/brands`,
	log: `${SETTINGS}/audit-log`,
	data: `${SETTINGS}/data`,
	kept: `${SETTINGS}/kept-certificates`,
	apps: `${SETTINGS}/oauth-apps`,
	keys: `${SETTINGS}/api-keys`,
	webhooks: `${SETTINGS}/webhooks`,
	requests: `${SETTINGS}/request-log`,
	doctor: `${SETTINGS}/doctor`,
} as const;

export type SettingsRoom = keyof typeof SETTINGS_ROOMS;

/** A room that its reader may enter, with what it is called. */
export type NamedRoom = { room: SettingsRoom; name: string };

/** The rooms as they are listed; certificates that were kept are found where their documents were. */
const GROUPS = {
	you: ["you", "security"],
	organisation: [
		"organisation",
		"documentSettings",
		"signingSettings",
		"people",
		"teams",
		"signIn",
		"identities",
		"fields",
		"brands",
		"log",
		"data",
	],
	developers: ["apps", "keys", "webhooks", "requests"],
	installation: ["doctor"],
} as const satisfies Record<string, readonly SettingsRoom[]>;

type SettingsGroup = keyof typeof GROUPS;
export type ListedRoom = (typeof GROUPS)[SettingsGroup][number];

/** Those of the rooms that are listed, group by group; a group of which nothing is left is not there. */
export function groupRooms(rooms: readonly NamedRoom[]): { group: SettingsGroup; rooms: ListedRoom[] }[] {
	const may = new Set(rooms.map(({ room }) => room));
	return (Object.keys(GROUPS) as SettingsGroup[])
		.map((group) => ({ group, rooms: GROUPS[group].filter((room) => may.has(room)) }))
		.filter((one) => one.rooms.length > 0);
}

/** One level up: from a room to its place in the list, from what lies in a room to that room. */
export function wayUp(path: string): { to: string; room: SettingsRoom | null } | null {
	const rooms = Object.entries(SETTINGS_ROOMS) as [SettingsRoom, string][];
	const found = rooms.find(([, address]) => path === address || path.startsWith(`${address}/`));
	if (!found) return null;
	const [room, address] = found;
	return path === address ? { to: `${SETTINGS}#${room}`, room: null } : { to: address, room };
}

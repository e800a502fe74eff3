const STATES = ["Failed", "Pending", "Delivered"] as const;

/** What of the room of webhooks is shown; it stands in the address. */
export type WebhooksPlace = {
	/** Whose log is open; null: the first endpoint's. */
	endpointId: string | null;
	state: (typeof STATES)[number] | null;
	/** Name of an event; null: any. */
	event: string | null;
	/** The delivery that is looked at. */
	deliveryId: string | null;
	/** Where the page before ended; null: begins with the latest. */
	before: { createdAt: Date; id: string } | null;
};

const PATH = "/settings/webhooks";

/** Reads the address; what makes no sense in it is as if it were not there. */
export function readPlace(query: Record<string, string | string[] | undefined>): WebhooksPlace {
	const one = (name: string) => [query[name]].flat()[0] ?? "";
	return {
		endpointId: one("endpoint") || null,
		state: STATES.find((state) => state.toLowerCase() === one("state")) ?? null,
		event: /^\w{1,60}$/.test(one("event")) ? one("event") : null,
		deliveryId: one("delivery") || null,
		before: readBefore(one("before")),
	};
}

function readBefore(text: string): WebhooksPlace["before"] {
	const [, at, id] = /^(\d{1,15})~([0-9a-f-]{36})$/.exec(text) ?? [];
	const createdAt = new Date(Number(at));
	return id === undefined || Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
}

/** The address of a place; what is at its default is left out. */
export function placeAddress({ endpointId, state, event, deliveryId, before }: WebhooksPlace): string {
	const query = new URLSearchParams();
	if (endpointId) query.set("endpoint", endpointId);
	if (state) query.set("state", state.toLowerCase());
	if (event) query.set("event", event);
	if (before) query.set("before", `${before.createdAt.getTime()}~${before.id}`);
	if (deliveryId) query.set("delivery", deliveryId);
	const text = query.toString();
	return text ? `${PATH}?${text}` : PATH;
}

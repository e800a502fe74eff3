import type { Variables } from "./variables.ts";

/** How many jobs of each queue one worker process runs at a time, unless QUEUE_CONCURRENCY says otherwise. */
const DEFAULTS = {
	mail: 16,
	sms: 4,
	seal: 2,
	timestamp: 1,
	identity: 1,
	"identity-redact": 1,
	"page-images": 1,
	send: 1,
	remind: 1,
	"expiry-alert": 1,
	expire: 1,
	purge: 1,
	"template-intake": 1,
	"brand-domain": 1,
	"hand-over": 1,
	"data-export": 1,
	"content-deletion": 1,
	webhook: 32,
	housekeeping: 1,
};

const MAX = 256;

export type QueueConcurrency = typeof DEFAULTS;

/** The concurrency of every queue: the defaults, overridden by a list such as `webhook=64, mail=8`. */
export function readQueueConcurrency(from: Variables): QueueConcurrency {
	const concurrency = { ...DEFAULTS };
	for (const part of (from.text("QUEUE_CONCURRENCY") ?? "").split(",")) {
		const given = part.trim();
		if (given === "") continue;
		const [, name = "", count = ""] = /^([a-z-]+)\s*=\s*(\d{1,3})$/.exec(given) ?? [];
		if (isQueue(name) && Number(count) >= 1 && Number(count) <= MAX) concurrency[name] = Number(count);
		else from.problem(problemWith(given, name));
	}
	return concurrency;
}

function isQueue(name: string): name is keyof QueueConcurrency {
	return Object.hasOwn(DEFAULTS, name);
}

function problemWith(given: string, name: string): string {
	if (name !== "" && !isQueue(name)) {
		return `QUEUE_CONCURRENCY contains an unknown queue "${name}". Queues: ${Object.keys(DEFAULTS).join(", ")}.`;
	}
	return `QUEUE_CONCURRENCY has "${given}" but must be like "webhook=32, mail=16", each from 1 to ${MAX}.`;
}

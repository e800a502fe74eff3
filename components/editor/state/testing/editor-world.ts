import type { DraftState } from "#lib/draft/draft-state.ts";
import type { StepsRequest } from "#lib/draft/draft-step.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { DraftServer } from "#lib/draft/testing/draft-server.ts";
import { draftField, ID } from "#lib/draft/testing/make-draft.ts";
import { createDeskStore } from "../create-editor-store.ts";
import type { DeskCoreOptions } from "../editor-core.ts";
import type { DeskJournal, JournalRecord } from "../editor-journal.ts";
import type { DeskTransport, NoAnswer, SendAnswer } from "../editor-transport.ts";

export const START: DraftState = {
	...emptyDraft(),
	fields: { [ID.one]: draftField(), [ID.two]: draftField({ id: "f2" }) },
};
let ids = 0;
const makeId = () => `id-${ids++}`;

/** Time that passes when a test says so. */
function testClock() {
	let now = 1_000_000;
	let timers: { at: number; run: () => void }[] = [];
	return {
		now: () => now,
		setTimer(run: () => void, delayMs: number) {
			const timer = { at: now + delayMs, run };
			timers.push(timer);
			return timer;
		},
		clearTimer(timer: unknown) {
			timers = timers.filter((one) => one !== timer);
		},
		/** Lets so much time pass, and everything happen that is due, in order. */
		async pass(ms: number) {
			const end = now + ms;
			for (;;) {
				await settle();
				const next = timers.toSorted((a, b) => a.at - b.at)[0];
				if (!next || next.at > end) break;
				timers = timers.filter((one) => one !== next);
				now = next.at;
				next.run();
			}
			now = end;
		},
	};
}

/** All that waits for nothing but its turn. */
async function settle(): Promise<void> {
	for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

type Fault = NoAnswer | "lostOnTheWay" | "answerLost" | null;

/** Where access codes come: what came, with what the server had by then, and answers that are none. */
function testAccessCodes(server: DraftServer) {
	const came: { recipientId: string; accessCode: string; version: number }[] = [];
	const faults: NoAnswer[] = [];
	return {
		came,
		faults,
		async take(request: { recipientId: string; accessCode: string }): Promise<{ kind: "done" } | NoAnswer> {
			came.push({ ...request, version: server.version });
			return faults.shift() ?? { kind: "done" };
		},
	};
}

/** A server of one draft, and ways to it that can be broken. */
export function testWorld(server = new DraftServer({ state: START })) {
	const clock = testClock();
	const faults: Fault[] = [];
	const requests: StepsRequest[] = [];
	const sends: SendAnswer[] = [];
	const sent: number[] = [];
	const accessCodes = testAccessCodes(server);
	let onTheirWay = 0;
	let mostAtOnce = 0;
	const transport: DeskTransport = {
		async fetchSteps(since) {
			const fault = faults.shift() ?? null;
			if (fault !== null) return typeof fault === "string" ? { kind: "offline" } : fault;
			return { kind: "answer", answer: server.fetch(since) };
		},
		async postSteps(request) {
			const fault = faults.shift() ?? null;
			requests.push(request);
			onTheirWay += 1;
			mostAtOnce = Math.max(mostAtOnce, onTheirWay);
			await Promise.resolve();
			onTheirWay -= 1;
			if (fault === "lostOnTheWay") return { kind: "offline" };
			if (fault !== null && fault !== "answerLost") return fault;
			const answer = server.post(request);
			return fault === null ? { kind: "answer", answer } : { kind: "offline" };
		},
		postStepsLeaving: () => undefined,
		async send({ version }) {
			sent.push(version);
			return sends.shift() ?? { kind: "sent", documentId: "document" };
		},
		async apply({ version }) {
			sent.push(version);
			return sends.shift() ?? { kind: "sent", documentId: "document" };
		},
		async save({ version }) {
			sent.push(version);
			return sends.shift() ?? { kind: "sent", documentId: "template" };
		},
		takeBack: async () => (faults.shift() as NoAnswer | undefined) ?? { kind: "done" },
		discard: async () => (faults.shift() as NoAnswer | undefined) ?? { kind: "done" },
		setAccessCode: accessCodes.take,
	};
	const whyNot: { current: NonNullable<DeskCoreOptions["whyNot"]> } = { current: () => null };
	const open = (name: string, journal: DeskJournal | null = null, heard: () => void = () => undefined) =>
		createDeskStore({
			userId: "user",
			clientId: name,
			isSandbox: false,
			initial: { version: server.version, state: server.state },
			transport,
			journal,
			clock,
			makeId,
			announce: heard,
			whyNot: (operations, state) => whyNot.current(operations, state),
		});
	return { accessCodes, server, clock, faults, requests, sends, sent, open, whyNot, mostAtOnce: () => mostAtOnce };
}

/** A journal as the browser's, without one. */
export function testJournal(): DeskJournal & { record: JournalRecord | null } {
	return {
		record: null,
		async takeOver() {
			return this.record ? [structuredClone(this.record)] : [];
		},
		keep(record) {
			this.record = structuredClone(record);
		},
		async clear() {
			this.record = null;
		},
	};
}

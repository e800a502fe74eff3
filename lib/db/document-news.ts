import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { env } from "#lib/config/env.ts";
import { perProcess } from "#lib/config/per-process.ts";
import { DatabaseClient } from "./choose-host.ts";
import { clientOptions } from "./connection.ts";

/** A document that has changed, been made or gone: whose it is, and nothing of what it says. */
type DocumentNews = {
	accountId: string;
	teamId: string;
	senderId: string;
	isSandbox: boolean;
	documentId: string;
};

type NewsListener = {
	hear: (news: DocumentNews) => void;
	/** The connection is gone: nothing more is heard. Called once. */
	lose: () => void;
};

/** What the trigger on "Document" tells on: see the migration "document_news". */
const CHANNEL = "signet_documents";
const BEAT_EVERY_MS = 15_000;
const BEAT_WITHIN_MS = 5_000;

type Ear = { listeners: Set<NewsListener>; close: () => void };

const shared = perProcess("document-news", (): { ear: Promise<Ear> | null } => ({ ear: null }));

/**
 * Hears of every document of the installation that changes, over one connection that the process has for all who
 * listen. It is opened for the first of them. What is told while nobody is connected is lost.
 *
 * @returns what ends the listening
 * @throws Error when the database cannot be reached, or does not tell (a pool between us that forgets who listens)
 */
export async function hearDocumentNews(listener: NewsListener): Promise<() => void> {
	shared.ear ??= connect();
	const ear = await shared.ear;
	ear.listeners.add(listener);
	return () => {
		ear.listeners.delete(listener);
	};
}

/** Ends the connection and all listening (shutdown). */
export async function closeDocumentNews(): Promise<void> {
	const ear = await shared.ear?.catch(() => null);
	ear?.close();
}

function connect(): Promise<Ear> {
	const client = new DatabaseClient({
		...clientOptions(env().databaseUrl, "signet-news"),
		connectionTimeoutMillis: BEAT_WITHIN_MS,
	});
	const listeners = new Set<NewsListener>();
	let heardAt = 0;
	let timer: NodeJS.Timeout | undefined;
	const close = () => {
		clearInterval(timer);
		if (shared.ear === made) shared.ear = null;
		client.end().catch(() => undefined);
		for (const listener of listeners) listener.lose();
		listeners.clear();
	};
	const made: Promise<Ear> = (async () => {
		client.on("error", close);
		client.on("end", close);
		client.on("notification", ({ payload = "" }) => {
			heardAt = performance.now();
			const news = read(payload);
			if (news) for (const listener of listeners) listener.hear(news);
		});
		try {
			await client.connect();
			await client.query(`LISTEN ${CHANNEL}`);
			await beat(client, () => heardAt);
		} catch (error) {
			close();
			throw error;
		}
		timer = setInterval(() => void beat(client, () => heardAt).catch(close), BEAT_EVERY_MS).unref();
		return { listeners, close };
	})();
	return made;
}

/**
 * Tells ourselves nothing, and waits until it is heard: a connection may be dead without saying so, and what stands
 * between us and the server may have forgotten who listens.
 */
async function beat(client: pg.Client, heardAt: () => number): Promise<void> {
	const begun = performance.now();
	const asked = client.query("SELECT pg_notify($1, '')", [CHANNEL]);
	await Promise.race([asked, refuseAfter(BEAT_WITHIN_MS)]);
	while (heardAt() < begun) {
		if (performance.now() - begun > BEAT_WITHIN_MS) throw new Error("The database does not tell of changes.");
		await pause(5);
	}
}

async function refuseAfter(ms: number): Promise<never> {
	await pause(ms, undefined, { ref: false });
	throw new Error("The database does not answer.");
}

function read(payload: string): DocumentNews | null {
	const [accountId, teamId, senderId, isSandbox, documentId] = payload.split(" ");
	if (!accountId || !teamId || !senderId || !documentId) return null;
	return { accountId, teamId, senderId, isSandbox: isSandbox === "t" || isSandbox === "true", documentId };
}

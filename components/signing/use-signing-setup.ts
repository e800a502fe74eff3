"use client";

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { PHONE_QUERY } from "#lib/contract/page-picture.ts";
import type { NewestEntries, ShownValue, SigningPageCommon, SigningView } from "#lib/contract/signing/signing-page.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { onPerson } from "./on-person.ts";
import type { Adoption, KeptEntries, KeptEntry } from "./saving/kept-entries.ts";
import { saveField } from "./saving/save-field.ts";
import { saveQueue } from "./saving/save-queue.ts";
import type { SigningClient } from "./saving/signing-client.ts";
import type { SigningServer } from "./saving/signing-server.ts";
import { signingVerbs } from "./saving/signing-verbs.ts";
import { useNewest } from "./saving/use-newest.ts";
import type { VerbTools } from "./saving/verb-tools.ts";
import type { WayOut } from "./saving/way-out.ts";
import type { SigningContextValue, SigningVerbs } from "./state/signing-context.tsx";
import { type SigningStore, signingStore } from "./state/signing-store.ts";
import { useFormulas } from "./use-formulas.ts";

const RETRY_AFTER_MS = 5_000;

/**
 * Tells the server that the signer has the page before them, at the first sign of a person: mail scanners open links too,
 * and some of them run scripts. Where the call is lost, the next sign tries again.
 */
function useViewed(client: SigningClient): void {
	useEffect(() => {
		let stop: () => void;
		const wait = () => {
			stop = onPerson(async () => {
				const result = await client.post("viewed");
				const isLost = !result.ok && (result.reason === "offline" || result.reason === "busy");
				if (!isLost) return;
				const timer = window.setTimeout(wait, result.retryAfterMs ?? RETRY_AFTER_MS);
				stop = () => window.clearTimeout(timer);
			});
		};
		wait();
		return () => stop();
	}, [client]);
}

type SigningSetup = {
	/** The same object throughout. */
	server: SigningServer;
	common: SigningPageCommon;
	view: SigningView;
	messages: SigningMessages;
	announce: (text: string) => void;
};

/** Builds the signing page's context, and keeps it in touch with server and window. */
export function useSigningSetup({ server, common, view, messages, announce }: SigningSetup): SigningContextValue {
	const [store] = useState(() => signingStore(view, common.locale));
	const { client, way, kept } = server;
	const isCompact = useSyncExternalStore(
		subscribeToWidth,
		() => window.matchMedia(PHONE_QUERY).matches,
		() => false,
	);
	const compactRef = useRef(isCompact);
	compactRef.current = isCompact;
	const { senderName } = common.brand;
	const { verbs, queue } = useMemo(() => {
		const tell = (text: string, tone: "good" | "warn" | "bad") => toast(text, tone);
		const reloadForState = stateReload(store, server);
		const queue = buildQueue(store, client, reloadForState);
		const leave: VerbTools["leave"] = (after) =>
			way.leave(after === "finishing" ? common.finishUrl : common.redirectUrl);
		const isCompactNow = () => compactRef.current;
		const { reload } = way;
		const tools = {
			view,
			messages,
			locale: common.locale,
			senderName,
			store,
			client,
			queue,
			tell,
			announce,
			reload,
			reloadForState: (adoption: Adoption | null = null) => void reloadForState(adoption),
			leave,
			isCompact: isCompactNow,
		};
		return { queue, verbs: signingVerbs(tools) };
	}, [
		store,
		client,
		messages,
		view,
		announce,
		way,
		server,
		senderName,
		common.locale,
		common.redirectUrl,
		common.finishUrl,
	]);
	useViewed(client);
	useStoreBeforeLeaving(queue.flush, store, way);
	useKeptEntries(kept, store, verbs);
	useNewest({ client, store, edition: view.edition, reload: way.reload });
	useFormulas(store);
	const display = useMemo(() => displayContext(common.locale, view.formats), [common.locale, view.formats]);
	const { locale } = common;
	return useMemo(
		() => ({ server, common, view, messages, locale, display, store, dispatch: store.dispatch, verbs, isCompact }),
		[server, common, view, messages, locale, display, store, verbs, isCompact],
	);
}

/** A signer who has to authenticate again, or whose page is older than an upgrade, gets back what they entered. */
function stateReload(store: SigningStore, { client, way, kept }: SigningServer) {
	return async (adoption: Adoption | null = null): Promise<void> => {
		const now = await client.get<NewestEntries>("state");
		const isKept = now.ok && (now.value.state === "unproved" || now.value.state === "open");
		if (isKept) kept.keep(store.getState().fields, adoption);
		way.reload();
	};
}

function buildQueue(store: SigningStore, client: SigningServer["client"], reload: () => Promise<void>) {
	return saveQueue({
		save: (fieldId) => saveField(store, client, fieldId, { onStateChange: () => reload() }),
		setTimer: (run, delayMs) => window.setTimeout(run, delayMs),
		clearTimer: (timer) => window.clearTimeout(timer as number),
	});
}

/** Restores what was entered before a reload; if another value was stored since, offers both. */
function useKeptEntries(kept: KeptEntries, store: SigningStore, verbs: SigningVerbs): void {
	const isTaken = useRef(false);
	useEffect(() => {
		if (isTaken.current) return;
		isTaken.current = true;
		const { entries, adoption } = kept.take();
		for (const entry of entries) restoreEntry(entry, store, verbs);
		if (adoption) void verbs.adopt(adoption.purpose, adoption.mark, adoption.fieldId);
	}, [kept, store, verbs]);
}

function restoreEntry({ id, draft, revision, mark }: KeptEntry, store: SigningStore, verbs: SigningVerbs): void {
	const current = store.getState().fields.find((one) => one.field.id === id);
	if (!current) return;
	const mine: ShownValue = mark ? { kind: "mark", mark } : { kind: "text", value: draft };
	const stored = { id, shown: current.shown, revision: current.revision };
	if (current.revision !== revision) store.dispatch({ type: "conflicted", fields: [stored], mine });
	else if (!mark) verbs.edit(id, draft);
	else if (current.field.type === "Drawing") verbs.placeDrawing(id, mark);
	// The server has the signature; only its place was not stored.
	else if (!current.shown) verbs.place(id);
}

function displayContext(locale: string, formats: SigningView["formats"]): SigningContextValue["display"] {
	return {
		locale,
		timeZone: formats.signerZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
		account: formats,
	};
}

/** What was typed last is stored when the page goes into the background; who closes it too early is asked. */
function useStoreBeforeLeaving(flush: () => Promise<boolean>, store: SigningStore, way: WayOut): void {
	useEffect(() => {
		const onHidden = () => {
			if (document.visibilityState === "hidden") void flush();
		};
		const onLeave = (event: BeforeUnloadEvent) => {
			const { fields, isFinishing, waitsToFinish } = store.getState();
			const isUnsaved = !isFinishing && fields.some((one) => one.save !== "saved");
			if ((isUnsaved || waitsToFinish) && !way.isTaken()) event.preventDefault();
		};
		document.addEventListener("visibilitychange", onHidden);
		window.addEventListener("beforeunload", onLeave);
		window.addEventListener("online", flush);
		return () => {
			document.removeEventListener("visibilitychange", onHidden);
			window.removeEventListener("beforeunload", onLeave);
			window.removeEventListener("online", flush);
		};
	}, [flush, store, way]);
}

/** On a phone fields are too small to type into on the page. */
function subscribeToWidth(listener: () => void): () => void {
	const query = window.matchMedia(PHONE_QUERY);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

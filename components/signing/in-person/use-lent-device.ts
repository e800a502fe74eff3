"use client";

import { useEffect, useState } from "react";
import type { HandBackReason } from "#lib/contract/signing/in-person-page.ts";
import type { SigningServer } from "../saving/signing-server.ts";
import { noteOwnWay } from "./own-way.ts";

/** The server asks who is there after 15 minutes without use; whoever reads for long says that they are there by then. */
const IDLE_MS = 10 * 60_000;
const TELL_EVERY_MS = 2 * 60_000;
const LOOK_EVERY_MS = 15_000;
const BUSY_MS = 5_000;

const USE = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"] as const;

/** A page on a host's device; isLedTo: it was not come back to. */
export type LentPage = { token: string; isLedTo: boolean };

/**
 * Keeps a page on a host's device to its signer: whoever closes, leaves or reloads it, or goes away from it, hands the
 * device back. What a browser keeps of the page, to show it again when somebody goes back to it, is empty.
 *
 * @param lent null: the device is the signer's own
 * @returns whether the page is to be seen
 */
export function useLentDevice(lent: LentPage | null, { client, way }: SigningServer): boolean {
	const [isShown, setIsShown] = useState(lent === null);
	const token = lent?.token ?? null;
	const isLedTo = lent?.isLedTo ?? true;
	useEffect(() => {
		if (token === null) return;
		let isOver = false;
		const giveUp = (reason: HandBackReason) => {
			isOver = true;
			document.body.hidden = true;
			// A server that is too busy to take it back is not asked again and again.
			void handBack(token, reason).then((isTaken) => window.setTimeout(way.reload, isTaken ? 0 : BUSY_MS));
		};
		const onLeave = () => {
			document.body.hidden = true;
			if (isOver) return;
			// Where the page itself leads on, the device stays in the same hands.
			if (way.isTaken()) noteOwnWay(token);
			else void handBack(token, "left");
		};
		const onComeBack = (event: PageTransitionEvent) => {
			if (event.persisted) giveUp("left");
		};
		window.addEventListener("pagehide", onLeave);
		window.addEventListener("pageshow", onComeBack);
		if (isLedTo) setIsShown(true);
		else giveUp("left");
		const stop = watchUse({ onIdle: () => giveUp("idle"), onUsed: () => void client.get("state") });
		return () => {
			stop();
			window.removeEventListener("pagehide", onLeave);
			window.removeEventListener("pageshow", onComeBack);
		};
	}, [token, isLedTo, client, way]);
	return isShown;
}

/** @returns false when that could not be done */
async function handBack(token: string, reason: HandBackReason): Promise<boolean> {
	const way = { method: "POST", credentials: "same-origin", keepalive: true } as const;
	const answer = await fetch(`/sign/${token}/back?reason=${reason}`, way).catch(() => null);
	return answer?.ok ?? false;
}

/**
 * Calls while somebody uses the page, now and then, and once when nobody does any more.
 *
 * @returns ends it
 */
function watchUse({ onIdle, onUsed }: { onIdle: () => void; onUsed: () => void }): () => void {
	let usedAt = Date.now();
	let toldAt = usedAt;
	const onUse = () => {
		usedAt = Date.now();
	};
	const timer = window.setInterval(() => {
		const now = Date.now();
		if (now - usedAt >= IDLE_MS) {
			window.clearInterval(timer);
			onIdle();
		} else if (usedAt > toldAt && now - toldAt >= TELL_EVERY_MS) {
			toldAt = now;
			onUsed();
		}
	}, LOOK_EVERY_MS);
	for (const name of USE) window.addEventListener(name, onUse, { passive: true, capture: true });
	return () => {
		window.clearInterval(timer);
		for (const name of USE) window.removeEventListener(name, onUse, { capture: true });
	};
}

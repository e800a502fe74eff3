"use client";

import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "../button.tsx";
import { subscribeToDialogs, topDialog } from "../dialogs/open-dialogs.ts";
import { findFreePlace } from "../free-place.ts";
import { createListeners } from "../listeners.ts";
import { Notice, type Tone } from "../notice.tsx";

/** The way back from what was just done; it goes with what says that it was. */
type Undo = { label: string; act: () => void };

type Toast = { id: number; tone: Tone; text: string; undo: Undo | null };

let toasts: Toast[] = [];
let lastId = 0;
const listeners = createListeners();

function change(next: Toast[]): void {
	toasts = next;
	listeners.notify();
}

/** Says something that needs no answer, in a corner, for a while; longer where it can be taken back. */
export function toast(text: string, tone: Tone = "good", undo: Undo | null = null): void {
	lastId += 1;
	change([...toasts.slice(-2), { id: lastId, tone, text, undo }]);
}

const NONE: Toast[] = [];

/**
 * Shows what `toast` says; once per page. Read out politely. While a dialog is open it stands in that: what lies
 * behind a dialog is dimmed, cannot be pressed and is not read out.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
	const dialog = useSyncExternalStore(subscribeToDialogs, topDialog, () => null);
	const toaster = <ToastList closeLabel={closeLabel} />;
	return dialog ? createPortal(toaster, dialog) : toaster;
}

function ToastList({ closeLabel }: { closeLabel: string }) {
	const shown = useSyncExternalStore(
		listeners.subscribe,
		() => toasts,
		() => NONE,
	);
	const ref = useRef<HTMLDivElement>(null);
	// In the browser's top layer, so that a dialog neither covers it nor cuts it off. One that goes in the moment in
	// which this comes is no longer in the page; it is told of at once, and this moves on.
	useLayoutEffect(() => {
		if (ref.current?.isConnected) ref.current.showPopover?.();
	}, []);
	useLayoutEffect(() => {
		const toaster = ref.current;
		if (!toaster || shown.length === 0) return;
		const place = () => keepClear(toaster);
		place();
		addEventListener("resize", place);
		return () => removeEventListener("resize", place);
	}, [shown]);
	return (
		<div
			ref={ref}
			popover="manual"
			data-toaster=""
			aria-live="polite"
			className="pointer-events-none fixed inset-[auto_1rem_1rem_auto] flex w-max max-w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 overflow-visible bg-transparent"
		>
			{shown.map((one) => (
				<ToastCard key={one.id} toast={one} closeLabel={closeLabel} />
			))}
		</div>
	);
}

/** What somebody may be about to press or is typing into. */
const CONTROLS =
	"button, input, select, textarea, [role=button], [role=tab], [role=switch], [role=menuitem], a[data-button], nav a";

/**
 * Moves what is said to where it hides no control, beside an open dialog rather than over its words; where there is no
 * such place it stays in the corner.
 */
function keepClear(toaster: HTMLElement): void {
	const dialog = toaster.closest("dialog");
	const controls = [...(dialog ?? document).querySelectorAll(CONTROLS)]
		.filter((one) => !toaster.contains(one))
		.map((one) => one.getBoundingClientRect());
	const size = toaster.getBoundingClientRect();
	const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
	const beside = dialog ? findFreePlace(size, screen, [...controls, restingBox(dialog)]) : null;
	const place = beside ?? findFreePlace(size, screen, controls);
	const { style } = toaster;
	style.inset = place ? `${place.top}px auto auto ${place.left}px` : "";
}

/** Where a dialog will stand once it has risen there. */
function restingBox(dialog: HTMLElement) {
	const { left, top, width, height } = dialog.getBoundingClientRect();
	return { left, top: top - new DOMMatrix(getComputedStyle(dialog).transform).m42, width, height };
}

function close(id: number): void {
	change(toasts.filter((one) => one.id !== id));
}

function ToastCard({ toast: { id, tone, text, undo }, closeLabel }: { toast: Toast; closeLabel: string }) {
	const shownMs = undo ? 20_000 : tone === "bad" ? 10_000 : 5_000;
	useEffect(() => {
		const timer = setTimeout(close, shownMs, id);
		return () => clearTimeout(timer);
	}, [id, shownMs]);
	return (
		<div className="pointer-events-auto relative animate-rise rounded-control border border-line bg-surface shadow-float">
			<Notice tone={tone} className="pe-11">
				<span className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<span className="min-w-0">{text}</span>
					{undo ? (
						<Button
							size="sm"
							className="-my-1"
							onClick={() => {
								close(id);
								undo.act();
							}}
						>
							{undo.label}
						</Button>
					) : null}
				</span>
			</Notice>
			<button
				type="button"
				aria-label={closeLabel}
				onClick={() => close(id)}
				className="absolute end-0 top-0 grid size-10 place-items-center text-ink-soft"
			>
				<X size={16} aria-hidden="true" />
			</button>
		</div>
	);
}

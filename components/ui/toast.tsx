"use client";

import { X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Notice, type Tone } from "./notice.tsx";

type Toast = { id: number; tone: Tone; text: string };

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Says something that needs no answer, in a corner, for a while. */
export function toast(text: string, tone: Tone = "good"): void {
	lastId += 1;
	change([...toasts.slice(-2), { id: lastId, tone, text }]);
}

const NONE: Toast[] = [];

/** Shows what `toast` says; once per page. Read out politely. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
	const shown = useSyncExternalStore(
		subscribe,
		() => toasts,
		() => NONE,
	);
	return (
		<div
			aria-live="polite"
			className="pointer-events-none fixed inset-x-4 top-16 z-50 flex flex-col items-center gap-2 sm:inset-x-auto sm:right-6 sm:items-end"
		>
			{shown.map((one) => (
				<ToastCard key={one.id} toast={one} closeLabel={closeLabel} />
			))}
		</div>
	);
}

function ToastCard({ toast: { id, tone, text }, closeLabel }: { toast: Toast; closeLabel: string }) {
	useEffect(() => {
		const timer = setTimeout(() => change(toasts.filter((one) => one.id !== id)), tone === "bad" ? 10_000 : 5_000);
		return () => clearTimeout(timer);
	}, [id, tone]);
	return (
		<div className="pointer-events-auto flex max-w-sm animate-rise items-start rounded-control border border-line bg-surface shadow-float">
			<Notice tone={tone}>{text}</Notice>
			<button
				type="button"
				aria-label={closeLabel}
				onClick={() => change(toasts.filter((one) => one.id !== id))}
				className="grid size-10 shrink-0 place-items-center text-ink-soft"
			>
				<X size={16} aria-hidden="true" />
			</button>
		</div>
	);
}

"use client";

import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { isTyping, matchesKeys, shownKeys } from "#components/editor/actions/shortcut-keys.ts";
import { useIsMac } from "#components/editor/shell/use-is-mac.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { PaletteFacts, PaletteVerbs } from "./palette-facts.ts";
import { usePerform } from "./use-perform.ts";

const WorkplacePalette = lazyComponent(() => import("./command-palette.tsx").then((one) => one.WorkplacePalette));
const KeySheet = lazyComponent(() => import("./key-sheet.tsx").then((one) => one.KeySheet));

type Shown = "palette" | "keys" | null;

/** The way to the command palette, by a button and by Ctrl+K, and "?" to the keys. Their code comes when they are asked for. */
export function PaletteHost({ facts, verbs }: { facts: PaletteFacts; verbs: PaletteVerbs }) {
	const words = useWords("palette");
	const { unreachable } = useWords("common");
	const [shown, setShown] = useState<Shown>(null);
	const perform = usePerform(facts, verbs);
	const isMac = useIsMac();
	const onClose = () => setShown(null);
	const onMissing = () => {
		setShown(null);
		toast(unreachable, "bad");
	};
	usePaletteKeys(setShown);
	return (
		<>
			<button
				type="button"
				onClick={() => setShown("palette")}
				aria-label={words.open}
				aria-keyshortcuts="Control+K Meta+K"
				title={words.open}
				className="inline-flex h-9 shrink-0 items-center gap-2 rounded-control text-ink-soft hover:text-ink max-lg:w-9 max-lg:justify-center max-lg:hover:bg-sunken lg:w-60 lg:border lg:border-line lg:bg-surface lg:px-3 lg:hover:border-line-strong"
			>
				<Search size={16} aria-hidden="true" />
				<span className="flex-1 truncate text-left max-lg:hidden">{words.open}</span>
				<kbd className="rounded border border-line px-1 font-sans text-xs max-lg:hidden" suppressHydrationWarning>
					{shownKeys("mod+k", isMac)}
				</kbd>
			</button>
			{shown === "palette" ? (
				<WorkplacePalette
					facts={facts}
					onMissing={onMissing}
					onClose={onClose}
					onChoose={(effect) => {
						if ("act" in effect && effect.act === "keys") setShown("keys");
						else {
							setShown(null);
							// The dialog gives the keyboard back first.
							requestAnimationFrame(() => void perform(effect));
						}
					}}
				/>
			) : null}
			{shown === "keys" ? <KeySheet onMissing={onMissing} onClose={onClose} /> : null}
		</>
	);
}

/** Ctrl+K is heard while a text is typed as well. What lies under a dialog is not opened from over it. */
function usePaletteKeys(show: (shown: Shown) => void): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
			const wanted = matchesKeys(event, "mod+k")
				? "palette"
				: matchesKeys(event, "?") && !isTyping(event.target)
					? "keys"
					: null;
			if (!wanted) return;
			event.preventDefault();
			show(wanted);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [show]);
}

"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { cx } from "#components/ui/cx.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { Palette } from "../palette/palette.tsx";
import { Thumbnails } from "../palette/thumbnails.tsx";
import { FieldListPanel } from "../panels/field-list-panel.tsx";
import { FilesPanel } from "../panels/files-panel.tsx";
import { PropertiesPanel } from "../panels/properties-panel.tsx";
import { RecipientsPanel } from "../panels/recipients-panel.tsx";
import { SettingsPanel } from "../panels/settings-panel.tsx";
import { useDesk } from "../state/use-editor.ts";
import type { DeskPanel } from "../work/shell-store.ts";
import { useShell, useWork, type Work } from "../work/work-context.tsx";
import { ActionButton } from "./action-button.tsx";

/** Left of the pages: the tools, and below them the files with their pages. */
export function DeskLeft() {
	const { words } = useWork();
	return (
		<aside className="desk-left" aria-label={words.paper.regions.tools}>
			<SheetHead name={words.layout.sides.pages} of="pages" />
			<div className="desk-left-scroll">
				<div className="desk-rail">
					<ActionButton id="foldLeft" hint={words.layout.sides.showTools} />
				</div>
				<Palette />
				<div className="desk-files">
					<FilesPanel pagesOf={(fileId) => <Thumbnails fileId={fileId} />} />
				</div>
			</div>
		</aside>
	);
}

/** Right of the pages: the recipients, and below them what is known of fields and of the document. */
export function DeskRight() {
	const work = useWork();
	const { words } = work;
	const panel = useShell((shell) => shell.panel);
	const sheet = useShell((shell) => shell.sheet);
	const { sides } = words.layout;
	// A sheet of a phone shows the panel that it is named for.
	const shown: DeskPanel = sheet === "properties" || sheet === "fields" || sheet === "settings" ? sheet : panel;
	const name = sheet && sheet !== "pages" ? sides[sheet] : sides.recipients;
	return (
		<aside className="desk-right" aria-label={words.paper.regions.side} onKeyDown={(event) => goBack(work, event)}>
			<SheetHead name={name} of="side" />
			<div className="desk-right-scroll">
				<div className="desk-recipients">
					<RecipientsPanel />
				</div>
				<div className="desk-panels">
					<PanelTabs />
					<div role="tabpanel" id="desk-panel" aria-label={sides[shown]}>
						{shown === "properties" ? <PropertiesPanel /> : null}
						{shown === "fields" ? <FieldListPanel /> : null}
						{shown === "settings" ? <SettingsPanel /> : null}
					</div>
				</div>
			</div>
		</aside>
	);
}

/** Escape leads from the properties of a field back to it. */
function goBack({ view, paper, shell }: Work, event: KeyboardEvent): void {
	const [key] = view.getSnapshot().selection;
	const isOpen = shell.getSnapshot().sheet !== null;
	if (event.key !== "Escape" || event.defaultPrevented || key === undefined || isOpen) return;
	event.preventDefault();
	paper.current?.focusField(key);
}

const PANELS: readonly DeskPanel[] = ["properties", "fields", "settings"];

function PanelTabs() {
	const { shell, words, locale } = useWork();
	const panel = useShell((one) => one.panel);
	const count = useDesk(({ draft }) => Object.keys(draft.fields).length);
	const list = useRef<HTMLDivElement>(null);
	const choose = (next: DeskPanel | undefined) => {
		if (!next) return;
		shell.set({ panel: next });
		list.current?.querySelector<HTMLElement>(`[data-panel="${next}"]`)?.focus();
	};
	return (
		<div ref={list} role="tablist" className="desk-panel-tabs flex gap-1 border-line border-y px-3">
			{PANELS.map((one, index) => (
				<button
					key={one}
					type="button"
					role="tab"
					data-panel={one}
					aria-selected={one === panel}
					aria-controls="desk-panel"
					tabIndex={one === panel ? 0 : -1}
					onClick={() => shell.set({ panel: one })}
					onKeyDown={({ key }) => {
						if (key === "ArrowRight") choose(PANELS[(index + 1) % PANELS.length]);
						if (key === "ArrowLeft") choose(PANELS[(index + PANELS.length - 1) % PANELS.length]);
					}}
					className={cx(
						"-mb-px flex items-center gap-1.5 border-b-2 px-2 py-2.5",
						one === panel ? "border-ink font-semibold" : "border-transparent text-ink-soft hover:text-ink",
					)}
				>
					{words.layout.sides[one]}
					{one === "fields" && count > 0 ? (
						<span className="rounded-full bg-sunken px-1.5 font-medium text-xs tabular-nums">
							{formatNumber(locale, count)}
						</span>
					) : null}
				</button>
			))}
		</div>
	);
}

/** A phone's sheets have a head of their own, with a way to close them; it has the keyboard when one opens. */
function SheetHead({ name, of }: { name: string; of: "pages" | "side" }) {
	const { shell, words } = useWork();
	const sheet = useShell((one) => one.sheet);
	const isOpen = sheet !== null && (sheet === "pages") === (of === "pages");
	const close = useRef<HTMLButtonElement>(null);
	const before = useRef<Element | null>(null);
	useEffect(() => {
		// A field keeps the keyboard while its properties are shown.
		if (!isOpen || sheet === "properties") return;
		before.current = document.activeElement;
		close.current?.focus({ preventScroll: true });
		return () => {
			if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
		};
	}, [isOpen, sheet]);
	return (
		<div className="desk-sheet-head items-center justify-between border-line border-b ps-4 pe-1">
			<h2 className="min-w-0 flex-1 truncate font-semibold text-read">{name}</h2>
			{isOpen && sheet === "properties" ? (
				<>
					<ActionButton id="duplicate" className="size-11" />
					<ActionButton id="delete" className="size-11" />
				</>
			) : null}
			<button
				ref={close}
				type="button"
				aria-label={words.layout.sides.close}
				onClick={() => shell.set({ sheet: null })}
				className="grid size-12 place-items-center text-ink-soft"
			>
				<X size={20} aria-hidden="true" />
			</button>
		</div>
	);
}

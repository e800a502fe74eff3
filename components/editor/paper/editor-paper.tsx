"use client";

import { FileUp } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { readingOrder } from "../fields/reading-order.ts";
import { ChooseFiles } from "../panels/files/choose-files.tsx";
import { UploadRow } from "../panels/files/upload-row.tsx";
import { useUploadList, useUploads } from "../panels/files/uploads-context.tsx";
import { useKindsText } from "../panels/files/use-kinds-text.ts";
import { ProposalBar } from "../proposals/proposal-bar.tsx";
import { useLeftOut } from "../proposals/use-left-out.ts";
import { DeskHints } from "../shell/editor-hints.tsx";
import { FieldMenu } from "../shell/field-menu.tsx";
import { useDesk, useDeskView } from "../state/use-editor.ts";
import { typeOfTool } from "../verbs/place-field.ts";
import { useShell, useWork, type Work } from "../work/work-context.tsx";
import { DeskPage, type PlacedField } from "./editor-page.tsx";
import { KeyboardGhost } from "./keyboard-ghost.tsx";
import { OverlayView } from "./overlay-view.tsx";
import { type PageStack, pageKey } from "./page-stack.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { usePageStack } from "./use-page-stack.ts";
import { usePagesInSight } from "./use-pages-in-sight.ts";
import { usePaper } from "./use-paper.ts";

/** More than a window shows at first: until it is known, the others only make the HTML slow to read. */
const FIRST_PAGES = 4;

/** The pages of all files, with the fields on them. */
export function DeskPaper() {
	const scroller = useRef<HTMLDivElement>(null);
	const element = useRef<HTMLDivElement>(null);
	const stack = usePageStack(scroller);
	usePaper({ scroller, element }, stack);
	const { near, visible, isKnown } = usePagesInSight(scroller, stack);
	const words = useWords("editor").paper.regions;
	const tool = useDeskView((view) => view.tool);
	const placing = useShell(({ placing }) => placing);
	const work = useWork();
	const { fieldsOf, count } = usePlacedFields();
	const leftOut = useLeftOut();
	const bridges = isKnown ? bridgesOf(stack, near, fieldsOf) : near;
	return (
		<main className="desk-pages" aria-label={words.pages} aria-busy={!isKnown}>
			{/* biome-ignore lint/a11y/useSemanticElements: what scrolls the pages is no part of a form */}
			<div
				ref={scroller}
				className="desk-scroll"
				role="group"
				aria-label={words.pages}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
				tabIndex={0}
				onContextMenu={(event) => openMenu(work, event)}
			>
				<div
					ref={element}
					className="desk-stack"
					data-tool={typeOfTool(tool) ?? undefined}
					style={{ width: stack.width, height: stack.height, maxWidth: isKnown ? undefined : "100%" }}
				>
					{(isKnown ? stack.pages : stack.pages.slice(0, FIRST_PAGES)).map((page) => (
						<DeskPage
							key={page.key}
							page={page}
							pageCount={stack.pages.length}
							fields={fieldsOf.get(page.key) ?? NO_FIELDS}
							fieldCount={count}
							isMounted={near.has(page.key) || bridges.has(page.key)}
							isVisible={visible.has(page.key)}
							isPictureOnly={!isKnown}
							zoom={stack.zoom}
							leftOut={leftOut[page.fileId] ?? ""}
						/>
					))}
					<OverlayView stack={stack} />
					{placing ? <KeyboardGhost key={placing} type={placing} stack={stack} /> : null}
					<SelectionBar stack={stack} scroller={scroller} />
				</div>
				{stack.pages.length === 0 ? <NoPages scroller={scroller} /> : null}
			</div>
			<ProposalBar />
			<PageNumber stack={stack} />
			<DeskHints />
			<FieldMenu />
		</main>
	);
}

const NO_FIELDS: readonly PlacedField[] = [];

/** The menu of what can be done: of a field and those that are selected with it, or of the paper. */
function openMenu({ view, shell }: Work, event: MouseEvent<HTMLElement>): void {
	if (!(event.target instanceof Element) || !event.target.closest(".desk-scroll")) return;
	event.preventDefault();
	const key = event.target.closest<HTMLElement>("[data-field]")?.dataset.field;
	const isAmong = key !== undefined && view.getSnapshot().selection.includes(key);
	// A key asks for the menu of what is selected wherever on the paper it is pressed.
	const isKey = event.button !== 2;
	if (!isAmong && (key || !isKey)) view.set({ selection: key ? [key] : [] });
	shell.set({ menu: { clientX: event.clientX, clientY: event.clientY } });
}

/** The pages with fields that come before and after those near the window: with them Tab leads on from page to page. */
function bridgesOf(
	{ pages }: PageStack,
	near: ReadonlySet<string>,
	fieldsOf: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
	const first = pages.findIndex(({ key }) => near.has(key));
	const last = pages.findLastIndex(({ key }) => near.has(key));
	if (first === -1) return near;
	const before = pages.slice(0, first).findLast(({ key }) => fieldsOf.has(key));
	const after = pages.slice(last + 1).find(({ key }) => fieldsOf.has(key));
	return new Set([before, after].flatMap((page) => page?.key ?? []));
}

/** The fields of each page in reading order, with their places among all; a page whose fields stay keeps its list. */
function usePlacedFields() {
	const fields = useDesk(({ draft }) => draft.fields);
	const files = useDesk(({ draft }) => draft.files);
	const known = useRef(new Map<string, readonly PlacedField[]>());
	return useMemo(() => {
		const order = readingOrder({ fields, files });
		const fieldsOf = new Map<string, PlacedField[]>();
		for (const [index, key] of order.entries()) {
			const field = fields[key];
			if (!field) continue;
			const page = pageKey(field.fileId, field.page);
			const list = fieldsOf.get(page) ?? [];
			fieldsOf.set(page, list);
			list.push({ key, index: index + 1 });
		}
		const kept = new Map<string, readonly PlacedField[]>();
		for (const [page, list] of fieldsOf) {
			const before = known.current.get(page);
			kept.set(page, before && isSameList(before, list) ? before : list);
		}
		known.current = kept;
		return { fieldsOf: kept, count: order.length };
	}, [fields, files]);
}

function isSameList(a: readonly PlacedField[], b: readonly PlacedField[]): boolean {
	return a.length === b.length && a.every(({ key, index }, at) => key === b[at]?.key && index === b[at]?.index);
}

function NoPages({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
	const words = useWords("editor");
	const uploads = useUploads();
	const underway = useUploadList();
	const { title, text } = words.layout.empty;
	const kinds = useKindsText();
	return (
		<div
			data-floating
			className="absolute inset-x-4 top-4 grid min-h-[calc(100%-2rem)] place-items-center rounded-card border-2 border-line-strong border-dashed p-6 text-center md:inset-x-6 md:top-6 md:min-h-[calc(100%-3rem)]"
		>
			<div className="grid max-w-80 justify-items-center gap-2">
				<span className="mb-1 grid size-12 place-items-center rounded-card bg-seal-soft text-seal">
					<FileUp size={24} aria-hidden="true" />
				</span>
				<p className="font-semibold text-read text-ink">{title}</p>
				<p className="text-ink-soft">{format(text, { kinds })}</p>
				{underway.length > 0 ? (
					<ul className="mt-2 w-72 max-w-full text-start">
						{underway.map((upload) => (
							<UploadRow key={upload.id} upload={upload} />
						))}
					</ul>
				) : null}
				{underway.every(({ state }) => state === "refused" || state === "failed") ? (
					<LeavesFocus to={scroller}>
						<ChooseFiles className="mt-2 max-md:min-h-11" onChoose={(files) => uploads.add(files)}>
							{words.panels.files.addFirst}
						</ChooseFiles>
					</LeavesFocus>
				) : null}
			</div>
		</div>
	);
}

/** When it goes with the focus in it, the focus stays near: keys would reach nothing, and Tab begin at the top. */
function LeavesFocus({ to, children }: { to: RefObject<HTMLElement | null>; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const own = box.current;
		return () => {
			if (own?.contains(document.activeElement)) to.current?.focus({ preventScroll: true });
		};
	}, [to]);
	return <div ref={box}>{children}</div>;
}

function PageNumber({ stack }: { stack: PageStack }) {
	const words = useWords("editor").paper.regions;
	const current = useDeskView(({ page }) => page);
	const page = stack.pages.find(({ fileId, page: number }) => fileId === current?.fileId && number === current.page);
	if (!page || stack.pages.length < 2) return null;
	return (
		<p className="desk-float pointer-events-none absolute right-4 bottom-4 z-[38] px-3 py-1.5 font-medium tabular-nums max-md:hidden">
			{format(words.page, { page: page.number, total: stack.pages.length })}
		</p>
	);
}

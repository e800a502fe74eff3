"use client";

import { Fragment, memo, useLayoutEffect, useRef } from "react";
import type { PageText as Text, TextLine } from "#lib/contract/page-text.ts";

export type PageTextProps = {
	text: Text;
	/** Whether the page is near: only then each line is made as wide as it is printed. */
	isNear: boolean;
	/** Ids of the elements that are read after a line, by its index; after -1: before all. */
	owned?: ReadonlyMap<number, string> | undefined;
};

/**
 * The words of a page where its picture shows them: for readers' voices, for finding, for selecting and copying.
 * They are not seen themselves.
 */
export const PageText = memo(function PageText({ text: { lines, language }, isNear, owned }: PageTextProps) {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (isNear && ref.current) fitLines(ref.current);
	}, [isNear, lines]);
	return (
		<div ref={ref} className="page-text" lang={language ?? undefined}>
			<Owned ids={owned?.get(-1)} />
			{toBlocks(lines).map((block) => (
				<Fragment key={block.first}>
					<Block block={block} />
					{block.lines.map((_, index) => (
						<Owned key={index} ids={owned?.get(block.first + index)} />
					))}
				</Fragment>
			))}
		</div>
	);
});

/** Has screen readers find elements here that are elsewhere in the page. */
function Owned({ ids }: { ids: string | undefined }) {
	return ids ? <i aria-owns={ids} /> : null;
}

type TextBlock = { level: number /** Index of its first line. */; first: number; lines: TextLine[] };

/** A heading of several lines is one block, and so is every other line. */
function toBlocks(lines: readonly TextLine[]): TextBlock[] {
	const blocks: TextBlock[] = [];
	for (const [first, line] of lines.entries()) {
		const last = blocks.at(-1);
		if (line.level > 0 && last?.level === line.level && line.isMore) last.lines.push(line);
		else blocks.push({ level: line.level, first, lines: [line] });
	}
	return blocks;
}

function Block({ block: { level, lines } }: { block: TextBlock }) {
	const spans = lines.map((line, index) => <Line key={index} line={line} />);
	if (level === 0) return spans;
	return (
		// biome-ignore lint/a11y/useSemanticElements: the level is the document's own, below the page's.
		<div role="heading" aria-level={Math.min(6, level + 1)}>
			{spans}
		</div>
	);
}

/** Ten-thousandths of the page's width as a length that scales with it. */
function length(units: number): string {
	return `${units / 100}cqw`;
}

function Line({ line }: { line: TextLine }) {
	const { text, x, y, width, height, turn } = line;
	const isUpright = turn === 0 || turn === 180;
	const left = turn === 90 || turn === 180 ? x + width : x;
	const top = turn === 180 || turn === 270 ? y + height : y;
	return (
		<span
			dir="auto"
			data-length={isUpright ? width : height}
			style={{
				left: length(left),
				top: length(top),
				fontSize: length(isUpright ? height : width),
				...(turn === 0 ? {} : { rotate: `${turn}deg` }),
			}}
		>
			{text}{" "}
		</span>
	);
}

/** Another font than the page's: each line is drawn out to the width that it has there. */
function fitLines(layer: HTMLElement): void {
	const page = layer.clientWidth;
	const spans = [...layer.querySelectorAll<HTMLElement>("[data-length]")];
	// All are measured before one is changed, so that the browser lays out once.
	const scales = spans.map((span) => (Number(span.dataset.length) * page) / 10_000 / Math.max(1, span.offsetWidth));
	for (const [index, span] of spans.entries()) span.style.transform = `scaleX(${scales[index] ?? 1})`;
}

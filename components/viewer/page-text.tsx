"use client";

import { memo, useLayoutEffect, useRef } from "react";
import type { PageText as Text, TextLine } from "#lib/contract/page-text.ts";

type PageTextProps = {
	text: Text;
	/** Whether the page is near: only then each line is made as wide as it is printed. */
	isNear: boolean;
};

/**
 * The words of a page where its picture shows them: for readers' voices, for finding, for selecting and copying.
 * They are not seen themselves.
 */
export const PageText = memo(function PageText({ text: { lines, language }, isNear }: PageTextProps) {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (isNear && ref.current) fitLines(ref.current);
	}, [isNear, lines]);
	return (
		<div ref={ref} className="page-text" lang={language ?? undefined}>
			{toBlocks(lines).map((block, index) =>
				block.level === 0 ? (
					block.lines.map((line, place) => <Line key={`${index}-${place}`} line={line} />)
				) : (
					// biome-ignore lint/a11y/useSemanticElements: the level is the document's own, below the page's.
					<div key={index} role="heading" aria-level={Math.min(6, block.level + 1)}>
						{block.lines.map((line, place) => (
							<Line key={place} line={line} />
						))}
					</div>
				),
			)}
		</div>
	);
});

type Block = { level: number; lines: TextLine[] };

/** A heading of several lines is one. */
function toBlocks(lines: readonly TextLine[]): Block[] {
	const blocks: Block[] = [];
	for (const line of lines) {
		const last = blocks.at(-1);
		if (last && last.level === line.level && (line.level === 0 || line.isMore)) last.lines.push(line);
		else blocks.push({ level: line.level, lines: [line] });
	}
	return blocks;
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

"use client";

import type { FieldDefinition } from "#lib/fields/field-types.ts";
import type { FieldLook } from "#lib/fields/looks/field-look.ts";
import type { LookPart } from "#lib/fields/looks/look-parts.ts";
import { GLYPH_HEIGHT } from "#lib/fields/looks/text-layout.ts";
import { directionOf, scaled, textStyle } from "./field-style.ts";
import { LookLineView } from "./look-line-view.tsx";

type LookViewProps = { field: FieldDefinition; look: FieldLook; imageUrl: string | null };

/** A field as lib/fields says it looks. Screen readers have the control itself. */
export function LookView({ field, look, imageUrl }: LookViewProps) {
	const { width, height } = field.bounds;
	const { extent, parts } = look;
	const hasGrown = extent.width > width || extent.height > height;
	const { backgroundColor } = field;
	return (
		<>
			{hasGrown && backgroundColor ? (
				<div
					aria-hidden="true"
					className="pointer-events-none absolute top-0 left-0"
					style={{ width: scaled(extent.width), height: scaled(extent.height), backgroundColor }}
				/>
			) : null}
			<LookDrawing parts={parts} width={width} height={height} isCut={field.type === "Drawing"} />
			{parts.map((part, index) =>
				part.kind === "text" ? (
					<LookText key={index} field={field} part={part} />
				) : part.kind === "picture" && imageUrl ? (
					<LookPicture key={index} part={part} url={imageUrl} width={width} height={height} />
				) : null,
			)}
		</>
	);
}

type LookDrawingProps = { parts: readonly LookPart[]; width: number; height: number; isCut: boolean };

/** The ways of a pen and the lines of marks. What left the pad of a Drawing ends at its edge. */
export function LookDrawing({ parts, width, height, isCut }: LookDrawingProps) {
	const drawn = parts.filter((part) => part.kind !== "text" && part.kind !== "picture");
	if (drawn.length === 0) return null;
	const says = drawn.map((part) => (part.kind === "line" ? "" : part.says)).join("");
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			className={`pointer-events-none absolute inset-0 h-full w-full ${isCut ? "overflow-hidden" : "overflow-visible"}`}
			aria-hidden="true"
			data-text={says}
		>
			{drawn.map((part, index) =>
				part.kind === "stroke" ? (
					<path
						key={index}
						d={part.d}
						fill="none"
						stroke={part.color}
						strokeWidth={part.widthPx}
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
				) : part.kind === "fill" ? (
					<path key={index} d={part.d} fill={part.color} />
				) : (
					<LookLineView key={index} line={part} />
				),
			)}
		</svg>
	);
}

function LookText({ field, part }: { field: FieldDefinition; part: Extract<LookPart, { kind: "text" }> }) {
	const { fontSize, lineHeight, boxWidth, lines } = part.fitted;
	const top = part.top + (fontSize * GLYPH_HEIGHT - lineHeight) / 2;
	return (
		<div
			aria-hidden="true"
			data-text
			dir={directionOf(field)}
			className="pointer-events-none absolute whitespace-pre"
			style={{
				...textStyle(field, fontSize / field.font.size),
				left: scaled(part.x),
				top: scaled(top),
				width: scaled(boxWidth),
			}}
		>
			{lines.map((line, index) => (
				<div key={index}>{line.text === "" ? "\u200b" : line.text}</div>
			))}
		</div>
	);
}

type LookPictureProps = { part: Extract<LookPart, { kind: "picture" }>; url: string; width: number; height: number };

function LookPicture({ part: { box }, url, width, height }: LookPictureProps) {
	const percent = (share: number) => `${share * 100}%`;
	return (
		<img
			src={url}
			alt=""
			className="absolute object-contain"
			style={{
				left: percent(box.x / width),
				top: percent(box.y / height),
				width: percent(box.width / width),
				height: percent(box.height / height),
			}}
			draggable={false}
		/>
	);
}

/** Before the browser can measure: the text in its box, as near as CSS comes. */
export function PlainText({ field, text }: { field: FieldDefinition; text: string }) {
	return (
		<div
			aria-hidden="true"
			data-text
			dir={directionOf(field)}
			className="pointer-events-none absolute inset-0 flex flex-col justify-center whitespace-pre-wrap"
			style={textStyle(field)}
		>
			{text}
		</div>
	);
}

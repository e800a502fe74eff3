"use client";

import { memo, useDeferredValue, useMemo, useRef } from "react";
import { cx } from "#components/ui/cx.ts";
import { useSettled } from "#components/viewer/use-settled.ts";
import { deskPictureUrl } from "#lib/contract/editor-files.ts";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { format } from "#lib/i18n/message.ts";
import { useLeftOut } from "../proposals/use-left-out.ts";
import { recipientLook } from "../recipients/recipient-look.ts";
import { useDesk, useDeskView, useFile } from "../state/use-editor.ts";
import { useWork } from "../work/work-context.tsx";

/** As many as are in sight at first; the others come when the large page is there. */
const FIRST_THUMBNAILS = 24;

/** The pages of a file, small, with what lies on them; each leads there. */
export function Thumbnails({ fileId }: { fileId: string }) {
	const file = useFile(fileId);
	const first = useDesk(({ draft }) => {
		const order = byOrder(draft.files);
		return order
			.slice(0, order.indexOf(fileId))
			.reduce((sum, before) => sum + (draft.files[before]?.pages.length ?? 0), 0);
	});
	const leftOut = useLeftOut()[fileId] ?? "";
	const marks = useMarks(fileId);
	const hues = useDesk(({ draft }) =>
		Object.fromEntries(Object.entries(draft.recipients).map(([id, { hue }]) => [id, hue])),
	);
	const isSettled = useSettled();
	if (!file) return null;
	return (
		<ol className="grid grid-cols-2 gap-3 max-md:grid-cols-4">
			{(isSettled ? file.pages : file.pages.slice(0, FIRST_THUMBNAILS)).map((geometry, index) => (
				<Thumbnail
					key={index}
					{...{ fileId, leftOut, geometry, hues }}
					hasPictures={isSettled}
					marks={marks.get(index + 1) ?? NO_MARKS}
					page={index + 1}
					number={first + index + 1}
				/>
			))}
		</ol>
	);
}

type Props = {
	fileId: string;
	leftOut: string;
	geometry: PageGeometry;
	page: number;
	number: number;
	marks: Marks;
	hues: Readonly<Record<string, number>>;
	/** The small pictures wait for the large one. */
	hasPictures: boolean;
};

const Thumbnail = memo(function Thumbnail({ fileId, leftOut, geometry, page, number, ...rest }: Props) {
	const { words, paper, shell, subject } = useWork();
	const isCurrent = useDeskView((view) => view.page?.fileId === fileId && view.page.page === page);
	const { widthPx, heightPx } = geometry;
	return (
		<li className="[contain-intrinsic-size:auto_150px] [content-visibility:auto]">
			<button
				type="button"
				aria-label={format(words.layout.page.thumbnail, { page: number })}
				aria-current={isCurrent ? "page" : undefined}
				onClick={() => {
					shell.set({ sheet: null });
					paper.current?.show(fileId, page);
				}}
				className="grid w-full justify-items-center gap-1 text-xs"
			>
				<span
					className={cx(
						"paper-light relative block w-full overflow-hidden rounded-sm border bg-white",
						isCurrent ? "border-seal outline-1 outline-seal" : "border-line",
					)}
					style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
				>
					{rest.hasPictures ? (
						<img
							src={deskPictureUrl(subject.picturesPath, fileId, { page, leftOut })}
							alt=""
							loading="lazy"
							decoding="async"
							className="absolute inset-0 size-full"
						/>
					) : null}
					<FieldMarks geometry={geometry} marks={rest.marks} hues={rest.hues} />
				</span>
				<span className={isCurrent ? "font-semibold text-seal" : "text-ink-soft"}>{number}</span>
			</button>
		</li>
	);
});

type Marks = readonly DraftField[];

const NO_MARKS: Marks = [];

/**
 * The fields of a file by their pages; a page whose fields stay keeps its list. What was done is shown on the pages
 * first, and on all the small ones once that is painted.
 */
function useMarks(fileId: string): ReadonlyMap<number, Marks> {
	const fields = useDeferredValue(useDesk(({ draft }) => draft.fields));
	const known = useRef<ReadonlyMap<number, Marks>>(new Map());
	return useMemo(() => {
		const lists = new Map<number, DraftField[]>();
		for (const field of Object.values(fields)) {
			if (field.fileId !== fileId) continue;
			const list = lists.get(field.page) ?? [];
			lists.set(field.page, list);
			list.push(field);
		}
		const kept = new Map<number, Marks>();
		for (const [page, list] of lists) {
			const before = known.current.get(page);
			kept.set(page, before?.length === list.length && list.every((one, at) => one === before[at]) ? before : list);
		}
		known.current = kept;
		return kept;
	}, [fields, fileId]);
}

/** Where fields lie on the page, in the colours of those who fill them in. */
function FieldMarks({ geometry, marks, hues }: Pick<Props, "geometry" | "marks" | "hues">) {
	const share = (length: number, of: number) => `${(length / of) * 100}%`;
	return marks.map(({ id, recipientId, bounds: { x, y, width, height } }) => (
		<span
			key={id}
			className="absolute"
			style={{
				left: share(x, geometry.widthPx),
				top: share(y, geometry.heightPx),
				width: share(width, geometry.widthPx),
				height: share(height, geometry.heightPx),
				background: recipientLook(hues[recipientId] ?? 0).colour,
				opacity: 0.7,
			}}
		/>
	));
}

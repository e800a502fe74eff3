import { pagePictureUrl } from "#lib/contract/page-picture.ts";
import { Section } from "./section.tsx";

type Props = {
	documentId: string;
	title: string;
	pages: { page: number; widthPx: number; heightPx: number }[];
};

/** The pages as thumbnails that open large; loaded as they come near. */
export function DocumentPages({ documentId, title, pages }: Props) {
	return (
		<Section title={pages.length === 1 ? "1 page" : `${pages.length} pages`}>
			<ol className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-3 sm:p-5 xl:grid-cols-4">
				{pages.map(({ page, widthPx, heightPx }) => (
					<li key={page} className="[content-visibility:auto] [contain-intrinsic-size:auto_240px]">
						<a
							href={pagePictureUrl(`/documents/${documentId}`, page)}
							target="_blank"
							rel="noreferrer"
							className="block overflow-hidden rounded-control border border-line bg-white hover:border-line-strong"
						>
							<img
								src={pagePictureUrl(`/documents/${documentId}`, page)}
								alt={`Page ${page} of ${title}`}
								width={Math.round(widthPx)}
								height={Math.round(heightPx)}
								loading="lazy"
								decoding="async"
								className="h-auto w-full"
							/>
						</a>
						<div className="mt-1.5 text-center text-ink-soft tabular-nums">{page}</div>
					</li>
				))}
			</ol>
		</Section>
	);
}

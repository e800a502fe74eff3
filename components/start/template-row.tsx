"use client";

import { TemplateThumbnail } from "#components/templates/template-thumbnail.tsx";
import { askingFor } from "#components/ui/dialogs/asking-for.ts";
import { RoomLink } from "#components/ui/page-link.tsx";

type Props = { templates: { id: string; title: string; firstFileId: string | null }[] };

/** Templates to begin with, each by its first page. */
export function TemplateRow({ templates }: Props) {
	return (
		<ul className="grid grid-cols-2 gap-3 p-4 sm:grid-cols-4 sm:px-5">
			{templates.map(({ id, title, firstFileId }) => (
				<li
					key={id}
					className="relative overflow-hidden rounded-control border border-line hover:border-line-strong hover:bg-sunken/50"
				>
					<div className="relative aspect-[2/1] border-line border-b bg-sunken">
						<div className="absolute inset-x-[14%] top-[12%] bottom-0 overflow-hidden rounded-t-sm border border-line border-b-0">
							<TemplateThumbnail templateId={id} fileId={firstFileId} iconSize={24} />
						</div>
					</div>
					<RoomLink
						isOfRow
						href={askingFor(`/templates/${id}`, "use")}
						prefetch={false}
						dir="auto"
						title={title}
						className="block truncate px-3 py-2 text-left font-medium"
					>
						{title}
					</RoomLink>
				</li>
			))}
		</ul>
	);
}

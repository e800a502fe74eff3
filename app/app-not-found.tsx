import { FileX } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { pageWords } from "./page-words.tsx";

/** In the place of a page that doesn’t exist or isn’t the user’s: the frame and the way to other pages stay. */
export default async function RoomNotFound() {
	const { notFound } = (await pageWords()).common;
	return (
		<EmptyList icon={FileX} title={notFound.title} about={notFound.text}>
			<ButtonLink href="/documents" variant="primary">
				{notFound.action}
			</ButtonLink>
		</EmptyList>
	);
}

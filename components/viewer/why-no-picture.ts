/**
 * Why a page's picture is not shown. lost: it did not come, another try is worth it · undrawn: the server could
 * not draw the page · unreadable: it came, and this browser cannot make a picture of it
 */
export type PictureTrouble = "lost" | "undrawn" | "unreadable";

/** An image element tells nothing but that it failed; asking again tells the rest. */
export async function whyNoPicture(url: string): Promise<PictureTrouble> {
	try {
		const answer = await fetch(url, { credentials: "same-origin" });
		// UnusableFile
		if (answer.status === 422) return "undrawn";
		if (!answer.ok) return "lost";
		const bytes = await answer.blob();
		return await createImageBitmap(bytes).then(
			(picture) => {
				picture.close();
				return "lost" as const;
			},
			() => "unreadable" as const,
		);
	} catch {
		return "lost";
	}
}

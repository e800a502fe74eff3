type Place = { filter: string; search: string; cursor: string | null };

/** The list's address for a filter, a search and a place; what is at its default is left out. */
export function listAddress({ filter, search, cursor }: Place): string {
	const query = new URLSearchParams();
	if (filter !== "all") query.set("filter", filter);
	if (search.trim()) query.set("q", search.trim());
	if (cursor) query.set("cursor", cursor);
	const text = query.toString();
	return text ? `/documents?${text}` : "/documents";
}

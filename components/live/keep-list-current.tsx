"use client";

import { type ListState, useListNews } from "./news/use-list-news.ts";

/** Reads a list anew that shows no rows which could change: an empty one, or the trash. */
export function KeepListCurrent(list: ListState) {
	useListNews(list, []);
	return null;
}

/** The names of the places of a sentence: "Page {page} of {total}" has "page" and "total". */
export type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never;

import type { FaceId } from "#domain/content/look/faces";
import type { Look } from "#domain/content/parts/look";
import type { PageDress, RenderPage, SampleHubPages } from "#domain/content/render-page";

/** `web/render-page.tsx`, whose types stay out of the Worker's: the app has the DOM, and knows the Worker's own. */
export declare const renderPage: RenderPage;
export declare const pageDress: (look: Look) => PageDress | null;
export declare const plainFaces: (face: FaceId) => string;
export declare const sampleHubPages: SampleHubPages;

const inPackages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);

/** What every page is framed with, and its address; each from the third page on that shows it. */
const FRAME =
  /[\\/]web[\\/](ui|content|features[\\/]privacy)[\\/]|[\\/]domain[\\/]page-paths|node_modules[\\/]lucide-react/;

/**
 * How shared code is cut. Every chunk costs a request and its own imports, so there are few: what
 * changes only with a package, what pages are framed with, and what every assessment needs.
 */
export const codeSplitting = {
  groups: [
    {
      name: "react",
      test: inPackages("react", "react-dom", "react-router", "react-router-dom", "scheduler", "cookie"),
      priority: 3,
    },
    { name: "frame", test: FRAME, minShareCount: 3, priority: 2 },
    {
      name: "assessment",
      test: /[\\/](web[\\/]lib|worker[\\/]domain)[\\/]/,
      minShareCount: 3,
      priority: 1,
    },
  ],
};

// Generated from the schemas of these blocks by `npm run types`: change those, not this file.
import type { Concepts } from '../../engine/generated/manifest';
import type { ConceptViews } from '../../engine/model/concept-views';

/**
 * What things cost, each with the page that tells more.
 */
export interface PriceListBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'price-list';
  /**
   * The id of the price list in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the prices.
   */
  heading?: string;
  /**
   * The prices in order.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: What one thing costs.
   */
  prices: {
    /**
     * What it is.
     */
    name: string;
    /**
     * What it costs, with its currency. Without it the price is on request.
     */
    price?: string;
    /**
     * Where more is said of it.
     */
    link?: Concepts['link'];
  }[];
  /**
   * How the prices appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A short line above the heading.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
}

/**
 * What price lists say.
 */
export interface PriceListSettings {
  /**
   * The words of the engine in a price list.
   */
  labels: {
    /**
     * What stands in the place of a price that is not given.
     */
    onRequest: string;
  };
}

/**
 * What things cost, each with the page that tells more.
 */
export interface PriceListBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'price-list';
  /**
   * The id of the price list in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the prices.
   */
  heading?: string;
  /**
   * The prices in order.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: What one thing costs.
   */
  prices: {
    /**
     * What it is.
     */
    name: string;
    /**
     * What it costs, with its currency. Without it the price is on request.
     */
    price?: string;
    /**
     * Where more is said of it.
     */
    link?: NonNullable<ConceptViews['link']>;
  }[];
  /**
   * How the prices appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A short line above the heading.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
}

declare module '../../engine/generated/manifest' {
  /** By type. */
  interface BlockConfigs {
    'price-list': PriceListBlockConfig;
  }

  /** By type. */
  interface BlockSettings {
    'price-list': PriceListSettings;
  }
}

declare module '../../engine/generated/block-views' {
  /** By type. */
  interface BlockViews {
    'price-list': PriceListBlockView;
  }
}
